// What the other rooms ask of the portfolios that a firm takes over.
export { deciderReprise } from './decider-reprise.ts'
export { demanderReprise } from './demander-reprise.ts'
export { lireRepriseDe } from './reprise.repository.ts'
