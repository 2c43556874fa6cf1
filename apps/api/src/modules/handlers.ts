import {
  type AnyOperation,
  type Contract,
  type ContractShape,
  administration,
  adresses,
  annuaire,
  auth,
  brouillons,
  carte,
  categorisation,
  certificats,
  changements,
  configuration,
  coproprietes,
  courriers,
  demonstration,
  dissolutions,
  documents,
  donnees,
  echeances,
  envois,
  etablissements,
  etat,
  facteurs,
  file,
  geocodage,
  geographie,
  historique,
  indicateurs,
  inscription,
  institutions,
  jetons,
  journal,
  mandats,
  misesAJour,
  notaires,
  outilsTeneurs,
  portefeuilles,
  preuves,
  publications,
  rattachements,
  reclamation,
  recherche,
  reference,
  reperage,
  sirene,
  statistiques,
  successeurs,
  teledeclarants,
  utilisateurs,
  validations,
} from '@registre/contract'
import type { Handler, Handlers } from '../platform/mount.ts'

type Module<C extends ContractShape> = Readonly<Record<string, Handlers<C>>>

/**
 * The use cases of a noun, loaded by the first call of one of them: a process starts and rests
 * without what nobody asks it for. The module exports one table of handlers.
 */
function later<C extends ContractShape>(noun: C, load: () => Promise<Module<C>>): Handlers<C>
function later(noun: ContractShape, load: () => Promise<Module<ContractShape>>) {
  const handler =
    (name: string): Handler<AnyOperation> =>
    async (ctx, input) => {
      const found = Object.values(await load())[0]?.[name]
      if (!found) throw new Error(`no handler of ${name}`)
      return found(ctx, input)
    }
  return Object.fromEntries(Object.keys(noun).map((name) => [name, handler(name)]))
}

/** Every operation of the contract and the use case that answers it. */
export const handlers: Handlers<Contract> = {
  ...later(administration, () => import('./administration/administration.handlers.ts')),
  ...later(adresses, () => import('./adresses/adresses.handlers.ts')),
  ...later(annuaire, () => import('./annuaire/annuaire.handlers.ts')),
  ...later(auth, () => import('./auth/auth.handlers.ts')),
  ...later(brouillons, () => import('./brouillons/brouillons.handlers.ts')),
  ...later(carte, () => import('./carte/carte.handlers.ts')),
  ...later(categorisation, () => import('./categorisation/categorisation.handlers.ts')),
  ...later(certificats, () => import('./certificats/certificats.handlers.ts')),
  ...later(changements, () => import('./changements/changements.handlers.ts')),
  ...later(coproprietes, () => import('./coproprietes/coproprietes.handlers.ts')),
  ...later(reperage, () => import('./reperage/reperage.handlers.ts')),
  ...later(dissolutions, () => import('./dissolutions/dissolutions.handlers.ts')),
  ...later(configuration, () => import('./configuration/configuration.handlers.ts')),
  ...later(demonstration, () => import('./demonstration/demonstration.handlers.ts')),
  ...later(courriers, () => import('./courriers/courriers.handlers.ts')),
  ...later(documents, () => import('./documents/documents.handlers.ts')),
  ...later(donnees, () => import('./donnees/donnees.handlers.ts')),
  ...later(echeances, () => import('./echeances/echeances.handlers.ts')),
  ...later(envois, () => import('./envois/envois.handlers.ts')),
  ...later(etat, () => import('./etat/etat.handlers.ts')),
  ...later(etablissements, () => import('./etablissements/etablissements.handlers.ts')),
  ...later(facteurs, () => import('./facteurs/facteurs.handlers.ts')),
  ...later(file, () => import('./validations/file.handlers.ts')),
  ...later(geocodage, () => import('./geocodage/geocodage.handlers.ts')),
  ...later(geographie, () => import('./geographie/geographie.handlers.ts')),
  ...later(indicateurs, () => import('./indicateurs/indicateurs.handlers.ts')),
  ...later(jetons, () => import('./jetons/jetons.handlers.ts')),
  ...later(journal, () => import('./journal/journal.handlers.ts')),
  ...later(institutions, () => import('./institutions/institutions.handlers.ts')),
  ...later(notaires, () => import('./notaires/notaires.handlers.ts')),
  ...later(historique, () => import('./historique/historique.handlers.ts')),
  ...later(inscription, () => import('./inscription/inscription.handlers.ts')),
  ...later(mandats, () => import('./mandats/mandats.handlers.ts')),
  ...later(misesAJour, () => import('./mises-a-jour/mises-a-jour.handlers.ts')),
  ...later(preuves, () => import('./preuves/preuves.handlers.ts')),
  ...later(publications, () => import('./publications/publications.handlers.ts')),
  ...later(outilsTeneurs, () => import('./outils-teneurs/outils-teneurs.handlers.ts')),
  ...later(portefeuilles, () => import('./portefeuilles/portefeuilles.handlers.ts')),
  ...later(rattachements, () => import('./rattachements/rattachements.handlers.ts')),
  ...later(reclamation, () => import('./reclamation/reclamation.handlers.ts')),
  ...later(recherche, () => import('./recherche/recherche.handlers.ts')),
  ...later(reference, () => import('./reference/reference.handlers.ts')),
  ...later(teledeclarants, () => import('./teledeclarants/teledeclarants.handlers.ts')),
  ...later(sirene, () => import('./sirene/sirene.handlers.ts')),
  ...later(statistiques, () => import('./statistiques/statistiques.handlers.ts')),
  ...later(successeurs, () => import('./successeurs/successeurs.handlers.ts')),
  ...later(utilisateurs, () => import('./utilisateurs/utilisateurs.handlers.ts')),
  ...later(validations, () => import('./validations/validations.handlers.ts')),
}
