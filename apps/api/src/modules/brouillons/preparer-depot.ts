import type { Tx } from '@registre/db'
import {
  type ConfirmationsOffice,
  type ImmatCopropriete,
  normaliser,
  RegisterError,
  exigerRegles,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { controler } from '../declarations/declaration.mapper.ts'
import {
  type DeclarationRow,
  type ReponseDoublonRow,
  trouverDeclaration,
} from '../declarations/declaration.repository.ts'
import { verrouillerCommunes } from '../doublons/doublon.repository.ts'
import { type CandidatDoublon, candidatsDoublons } from '../doublons/rechercher-doublons.ts'
import { brouillonModifiable, enregistrer } from './brouillon.repository.ts'
import { indexerLocalisation, justificatifAcceptable } from './depot.repository.ts'

export interface Depot {
  id: number
  version: number
  confirmations?: string[] | undefined
  confirmationsOffice?: ConfirmationsOffice | undefined
  reponsesDoublons?: ReponseDoublonRow[] | undefined
}

export interface DepotPret {
  row: DeclarationRow
  contenu: ImmatCopropriete
  doublons: CandidatDoublon[]
  jour: string
}

/**
 * What every final submission asks, syndic's or notary's: the draft is held, every rule holds, the
 * proof is the
 * establishment's own, and each shown duplicate is answered. Registrations of one commune wait for
 * each other here.
 */
export const preparerDepot = async (ctx: Ctx, tx: Tx, depot: Depot): Promise<DepotPret> => {
  const acteur = acteurOf(ctx)
  const jour = today(ctx.deps.clock)
  const lue = await brouillonModifiable(tx, acteur, depot.id, depot.version)
  // An update is filed by its own way.
  if (lue.base_id !== null) throw new RegisterError('transition-interdite')
  const contenu = normaliser(lue.contenu)
  await enregistrer(tx, lue, {
    contenu,
    etape: 'recapitulatif',
    confirmations: [...new Set([...lue.confirmations, ...(depot.confirmations ?? [])])],
    confirmationsOffice: depot.confirmationsOffice ?? lue.confirmations_office,
    email: lue.email_contact,
    reponses: depot.reponsesDoublons,
  })
  const row = await trouverDeclaration(tx, lue.id)
  if (!row) throw new RegisterError('introuvable')
  exigerRegles(controler(row, jour))
  await exigerJustificatif(tx, row, contenu)
  const { identification: i } = contenu
  await verrouillerCommunes(tx, [
    ...[i.adressePrincipale, ...i.adresseSecondaire].map((a) => a?.codeInsee ?? ''),
    ...i.parcelle.map((p) => p.codeInsee),
  ])
  const doublons = await candidatsDoublons(tx, {
    coproprieteId: row.copropriete_id,
    contenu,
    acteur,
  })
  exigerReponses(doublons, row.reponses)
  await indexerLocalisation(tx, row.copropriete_id, contenu)
  await garderScores(tx, row.id, doublons)
  return { row, contenu, doublons, jour }
}

const exigerJustificatif = async (
  tx: Tx,
  row: DeclarationRow,
  contenu: ImmatCopropriete,
): Promise<void> => {
  const { idDocument, justifMandat } = contenu.infoRattachement
  if (row.type_immat !== 'DEFAULT' || !justifMandat || idDocument === null) return
  if (await justificatifAcceptable(tx, idDocument, row.auteur_teledeclarant_id)) return
  throw new RegisterError('regles-non-respectees', {
    champs: [
      {
        champ: 'infoRattachement.idDocument',
        code: 'justificatif',
        message: 'Le justificatif n’est plus disponible : déposez-le de nouveau.',
      },
    ],
  })
}

/**
 * Each shown candidate is answered: the same co-ownership (then attach to it), or another one, with
 * the reason.
 */
const exigerReponses = (
  doublons: readonly CandidatDoublon[],
  reponses: readonly ReponseDoublonRow[],
): void => {
  const sansReponse = doublons.filter((d) => {
    const reponse = reponses.find((r) => r.candidatId === d.id)
    return !reponse || (reponse.reponse === 'DIFFERENTE' && reponse.motif === '')
  })
  if (sansReponse.length > 0)
    throw new RegisterError('doublons-a-examiner', {
      infos: { candidats: sansReponse.map((d) => d.id) },
    })
  const meme = doublons.find((d) =>
    reponses.some((r) => r.candidatId === d.id && r.reponse === 'RATTACHER'),
  )
  if (meme) {
    throw new RegisterError('doublons-a-examiner', {
      message:
        'Vous avez reconnu une copropriété déjà immatriculée : demandez votre rattachement au lieu de l’immatriculer de nouveau.',
      infos: { candidats: [meme.id], numeroImmatriculation: meme.numeroImmatriculation },
    })
  }
}

const garderScores = async (
  tx: Tx,
  declarationId: number,
  doublons: readonly CandidatDoublon[],
): Promise<void> => {
  await tx.sql(
    `update doublon_reponse r set score = x.score, raisons = x.raisons from unnest($2::int[], $3::float8[], $4::jsonb[]) as x(id, score, raisons)
     where r.declaration_id = $1 and r.candidat_id = x.id`,
    [
      declarationId,
      doublons.map((d) => d.id),
      doublons.map((d) => d.score),
      doublons.map((d) => JSON.stringify(d.raisons)),
    ],
  )
}
