// What the other rooms read and decide of the watch.
export { ecrireDecision, etablissementFerme, lireVeille, tenirVeille } from './veille.repository.ts'
