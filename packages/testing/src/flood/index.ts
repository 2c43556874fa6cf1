export { classeursLourds } from './classeurs.ts'
export { memoireDe } from './memoire.ts'
