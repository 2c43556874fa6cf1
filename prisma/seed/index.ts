export { seedReference } from './reference.ts'
export {
  AGENT_INCONNU,
  COMPTES_DEMO,
  INSTITUTIONS_DEMO,
  MOT_DE_PASSE_DEMO,
  NOTAIRES_CONNEXION_DEMO,
  seedDemo,
  type BilanDemo,
  type CompteDemo,
  type InstitutionDemo,
  type OptionsDemo,
} from './demo.ts'
export { creerCertificat, type Certificat, type Nom } from './certificats/creer-certificat.ts'
export { CERTIFICATS_DEMO, creerCertificatsDemo } from './certificats/demonstration.ts'
export { lierCertificatsDemo } from './certificats/lier.ts'
export { random, type Random } from './hasard.ts'
