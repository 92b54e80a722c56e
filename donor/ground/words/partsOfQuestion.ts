/** The line of わからない and 対面で話したい. */
export const OTHER_ANSWERS = 'ほかの答え方'
