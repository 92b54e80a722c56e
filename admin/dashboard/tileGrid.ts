export const TILE_HEIGHT = 112
export const TILE_GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    sm: 'repeat(auto-fill, minmax(210px, 1fr))',
  },
}
