/** The folder of the sample content and its pictures. */
export const seedFolder = 'src/seed'
