export { creerCertificat, type Certificat, type Nom } from './creer-certificat.ts'
export { CERTIFICATS_DEMO, creerCertificatsDemo } from './demonstration.ts'
export { lierCertificatsDemo } from './lier.ts'
