export const TILE_HEIGHT = 112
export const TILE_GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
}
