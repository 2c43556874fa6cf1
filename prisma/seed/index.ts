export { seedReference } from './reference.ts'
