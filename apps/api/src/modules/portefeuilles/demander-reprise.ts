import type { Tx } from '@registre/db'
import {
  controlerReprise,
  deNom,
  MAX_REPRISES_EN_ATTENTE,
  normaliserSiret,
  peutDemanderReprise,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { enqueueOutbox } from '../../platform/outbox.ts'
import { deposerDocument } from '../documents/deposer-document.ts'
import { direReprise } from './dire-reprise.ts'
import {
  lirePortefeuille,
  type PortefeuilleVu,
  versPortefeuille,
} from './portefeuille.repository.ts'
import { insererReprise, lireCabinetDeReprise, tenirCedant } from './reprise.repository.ts'

/** Whose portfolio is asked for, held. Throws `acces-non-autorise`, `regles-non-respectees`. */
const exigerCedant = async (tx: Tx, ctx: Ctx, siret: string) => {
  const cedant = await tenirCedant(tx, siret)
  const champs = controlerReprise(siret, await lireCabinetDeReprise(tx, tenantOf(ctx)), cedant)
  if (champs.length > 0 || cedant === null)
    throw new RegisterError('regles-non-respectees', { champs })
  return cedant
}

const TROP =
  'Trois reprises de votre cabinet attendent déjà la décision du teneur : elles passent d’abord.'

/**
 * A firm asks for the whole portfolio of another, by a merger or a purchase that a PDF proves: one
 * request, that a keeper decides. Throws `acces-non-autorise`, `regles-non-respectees` and the
 * fichier-* errors.
 */
export const demanderReprise = async (
  ctx: Ctx,
  { cedant: saisi, file }: { cedant: string; file: File },
): Promise<PortefeuilleVu> => {
  const { db } = ctx.deps
  if (!peutDemanderReprise(acteurOf(ctx))) throw new RegisterError('acces-non-autorise')
  const siret = normaliserSiret(saisi)
  // Once before the file is read: a request that cannot pass leaves no file behind.
  await db.transaction((tx) => exigerCedant(tx, ctx, siret))
  const { id: documentId } = await deposerDocument(ctx, { file, type: 'JUSTIFICATIF_MANDAT' })
  return db.transaction(async (tx) => {
    const cedant = await exigerCedant(tx, ctx, siret)
    const repreneurId = tenantOf(ctx)
    const id = await insererReprise(tx, {
      repreneurId,
      cedantId: cedant.id,
      session: sessionOf(ctx),
      modalite: ctx.modalite,
      nom: `Reprise ${deNom(cedant.nom)}`.slice(0, 120),
      coproprietes: cedant.coproprietes,
      documentId,
      max: MAX_REPRISES_EN_ATTENTE,
    })
    if (id === null)
      throw new RegisterError('regles-non-respectees', {
        champs: [{ champ: 'cedant', code: 'trop', message: TROP }],
      })
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'demander-reprise',
      teledeclarantId: cedant.id,
      donnees: { portefeuilleId: id, repreneurId, documentId },
    })
    const reprise = { id, teledeclarant_id: repreneurId, cedant_id: cedant.id }
    const { coproprietes } = cedant
    await enqueueOutbox(tx, await direReprise(tx, 'demandee', reprise, { coproprietes }))
    return versPortefeuille(await lirePortefeuille(tx, id, repreneurId))
  })
}
