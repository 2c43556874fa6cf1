// What is too long for `npm test`, and runs with `npm run test:tout` and in continuous integration.
// Nothing of security, rights or conformity stands here.

/** Tests that start servers, kill processes, run programs of others, or play lives at random. */
export const ESSAIS_LONGS = [
  'apps/api/src/modules/annuaire/lectures.test.ts',
  'apps/api/src/modules/brouillons/arret-brutal.test.ts',
  'apps/api/src/modules/coproprietes/recherche-teneur.test.ts',
  'apps/api/src/modules/donnees/aller-retour.test.ts',
  'apps/api/src/modules/donnees/consommateur.test.ts',
  'apps/api/src/modules/portefeuilles/exemples.test.ts',
  'apps/api/src/modules/portefeuilles/exemples-python.test.ts',
  'apps/api/src/modules/portefeuilles/services.test.ts',
  'apps/api/src/platform/demarrage.test.ts',
  'apps/api/src/platform/pdf/cut-pdf.test.ts',
  'apps/api/src/platform/traces/traces.test.ts',
  'apps/api/src/worker.test.ts',
  'apps/api/tests/comptes/ensemble.test.ts',
  'apps/api/tests/deploiement/observabilite.test.ts',
  'apps/api/tests/deploiement/releve.test.ts',
  'apps/api/tests/modele/modele.test.ts',
  'apps/api/tests/openapi-linters.test.ts',
  'infra/clients/**',
  'infra/images/**',
  'infra/pannes/**',
  'infra/statements/**',
  'packages/db/src/migrate.test.ts',
  'packages/db/src/schema-state.test.ts',
  'packages/demonstration/src/donnees/demo.test.ts',
  'packages/demonstration/src/scale/scale.test.ts',
]

/** Every state × event, on one day of the law, then the other: `npm run test:tout` alone. */
export const TOUS_LES_CAS = ['apps/api/tests/matrice.test.ts']

/** The journeys that `npm test` plays: each main story, by who lives it. */
export const PARCOURS_PRINCIPAUX = [
  'annuaire',
  'connexion',
  'dissolution',
  'fiche-publique',
  'immatriculation',
  'immatriculation-notaire',
  'inscription',
  'mises-a-jour',
  'rattachement',
  'revenir',
  'validations',
]
