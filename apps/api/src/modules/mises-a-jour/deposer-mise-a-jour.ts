import type { Tx } from '@registre/db'
import {
  estMajAnnuelle,
  evenementMiseAJour,
  formatFrDate,
  LABELS_TYPE_MAJ,
  machineCopropriete,
  machineDeclaration,
  next,
  normaliser,
  RegisterError,
  typeMajDeclare,
  exigerRegles,
} from '@registre/domain'
import { acteurOf } from '../../platform/context.ts'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { changerEtatDeclaration, indexerLocalisation } from '../brouillons/depot.repository.ts'
import { copies } from '../declarations/copies.ts'
import { controler } from '../declarations/declaration.mapper.ts'
import { type DeclarationRow, trouverDeclaration } from '../declarations/declaration.repository.ts'
import { archiver, publier, trouverEtablissement, voieDe } from './mise-a-jour.repository.ts'

/** What filled the draft is current no more: somebody else filed meanwhile. */
const DEPASSEE =
  'Une autre mise à jour a été enregistrée depuis que vous avez commencé la vôtre. Reprenez-la à partir des nouvelles données : votre saisie sera conservée.'

/**
 * Files an update that the transaction holds: when every rule holds, it becomes the current
 * declaration, or awaits the
 * successor of its author (states.md row 30, §3). Gives the row as it is now. Throws
 * `version-perimee`, `regles-non-respectees`,
 * `confirmation-requise`, `transition-interdite`, `deja-existant`. `parLot`: the author is told
 * once of many, not of each.
 */
export const deposerMiseAJour = async (
  auteur: JournalAuthor,
  tx: Tx,
  row: DeclarationRow,
  jour: string,
  { parLot = false }: { parLot?: boolean } = {},
): Promise<DeclarationRow> => {
  const voie = await voieDe(tx, acteurOf(auteur), row)
  if (voie === null)
    throw new RegisterError('transition-interdite', { infos: { etat: row.copropriete_etat } })
  if (row.courante_id !== row.base_id)
    throw new RegisterError('version-perimee', {
      message: DEPASSEE,
      infos: { base: row.courante_id },
    })
  exigerRegles(controler(row, jour))
  if (voie === 'a-accepter') await soumettreAuSuccesseur(auteur, tx, row)
  else await mettreEnVigueur(auteur, tx, row, jour, parLot)
  const deposee = await trouverDeclaration(tx, row.id)
  if (!deposee) throw new RegisterError('introuvable')
  return deposee
}

const soumettreAuSuccesseur = async (
  auteur: JournalAuthor,
  tx: Tx,
  row: DeclarationRow,
): Promise<void> => {
  const [attente] = await tx.sql(
    `select 1 from declaration where copropriete_id = $1 and auteur_teledeclarant_id = $2 and etat = 'A_VALIDER' and base_id is not null`,
    [row.copropriete_id, row.auteur_teledeclarant_id],
  )
  if (attente)
    throw new RegisterError('deja-existant', {
      message: 'Une mise à jour que vous avez déposée attend déjà l’accord du syndic actuel.',
    })
  await changerEtatDeclaration(
    tx,
    row,
    next(machineDeclaration, row.etat, 'declarer-par-predecesseur'),
  )
  const journal = {
    categorie: 'DECLARATION',
    type: 'declarer-par-predecesseur',
    coproprieteId: row.copropriete_id,
    declarationId: row.id,
  } as const
  await journaliser(tx, auteur, {
    ...journal,
    de: row.etat,
    vers: 'A_VALIDER',
    donnees: { typeMaj: row.type_maj, confirmations: row.confirmations },
  })
  const [syndic] = await tx.sql<{ id: number }>(
    `select teledeclarant_id as id from copropriete where id = $1 and teledeclarant_id is not null`,
    [row.copropriete_id],
  )
  const { email } = await trouverEtablissement(tx, syndic?.id ?? 0)
  if (email === '') return
  await deposerOutbox(tx, [
    courriel(email, 'mise-a-jour-a-accepter', {
      nomCopropriete: row.copropriete_nom,
      numero: row.copropriete_numero ?? '',
      declarationId: row.id,
      predecesseur: row.auteur_raison_sociale,
    }),
  ])
}

/**
 * Makes a held update the current declaration; what it replaces becomes the restore point or goes
 * to the history.
 */
export const mettreEnVigueur = async (
  auteur: JournalAuthor,
  tx: Tx,
  row: DeclarationRow,
  jour: string,
  parLot = false,
): Promise<void> => {
  const contenu = normaliser(row.contenu)
  const typeMaj = typeMajDeclare(row.type_maj ?? 'STANDARD', contenu.donneesFinancieres)
  const annuelle = estMajAnnuelle(typeMaj)
  if (row.courante_id === null) throw new RegisterError('transition-interdite')
  const remplacee = next(machineDeclaration, 'COURANTE', 'mettre-a-jour', {
    when: annuelle ? 'annuelle' : 'standard',
  })
  if (annuelle)
    await changerEtatDeclaration(tx, { id: row.courante_id, etat: 'COURANTE' }, remplacee)
  else await archiver(tx, row.courante_id)
  next(
    machineDeclaration,
    row.etat,
    row.etat === 'A_VALIDER' ? 'accepter-declaration-predecesseur' : 'creer-mise-a-jour',
  )
  await publier(tx, row, typeMaj, contenu)
  await indexerLocalisation(tx, row.copropriete_id, contenu)
  const { dateClotureComptes } = contenu.donneesFinancieres
  const evenement = evenementMiseAJour(row.copropriete_etat, typeMaj)
  const base = {
    nomCopropriete: copies(contenu).nom,
    numero: row.copropriete_numero ?? '',
    coproprieteId: row.copropriete_id,
  }
  await appliquerTransition(tx, auteur, {
    coproprieteId: row.copropriete_id,
    de: row.copropriete_etat,
    version: row.copropriete_version,
    vers: next(machineCopropriete, row.copropriete_etat, evenement),
    colonnes: {
      ...copies(contenu),
      ...(annuelle ? { date_derniere_maj_annuelle: jour } : {}),
      ...(dateClotureComptes === null ? {} : { date_cloture_dernier_exercice: dateClotureComptes }),
    },
    journal: {
      categorie: 'DECLARATION',
      type: evenement,
      declarationId: row.id,
      donnees: { typeMaj, confirmations: row.confirmations, remplacee: row.courante_id },
      mouvements: {
        declarations: [
          { id: row.courante_id, etat: annuelle ? remplacee : 'HISTORIQUE' },
          { id: row.id, etat: 'COURANTE' },
        ],
      },
    },
    outbox: parLot
      ? []
      : [
          courriel(row.email_contact || row.auteur_email, 'mise-a-jour-enregistree', {
            ...base,
            typeMaj: LABELS_TYPE_MAJ[typeMaj],
            cloture: annuelle ? formatFrDate(dateClotureComptes) : '',
          }),
        ],
  })
}
