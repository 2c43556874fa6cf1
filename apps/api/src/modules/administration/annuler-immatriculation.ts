import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  machineCopropriete,
  next,
  peutAdministrer,
  phraseSort,
  RegisterError,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { trouverCopropriete } from '../coproprietes/copropriete.repository.ts'
import { courrielsConcernes, idParNumero } from './administration.repository.ts'
import { type Acte, tenirPourAdministrer } from './tenir-pour-administrer.ts'

const refus = (code: string, message: string): RegisterError =>
  new RegisterError('regles-non-respectees', {
    champs: [{ champ: 'numeroRemplacement', code, message }],
  })

/** The replacement must be another number in force. Throws `regles-non-respectees`. */
const exigerRemplacement = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  remplacanteId: number,
): Promise<void> => {
  if (id === remplacanteId) throw refus('ANN-MEME', 'Indiquez le numéro d’une autre copropriété.')
  const r = await trouverCopropriete({ query: tx.sql }, remplacanteId)
  const sort = r
    ? phraseSort({
        etat: r.etat,
        dateDissolution: r.date_dissolution,
        remplaceePar: r.remplacee_par,
      })
    : ''
  if (sort !== '')
    throw refus(
      'ANN-HORS-VIGUEUR',
      `Ce numéro n’est plus en vigueur : ${sort.charAt(0).toLowerCase()}${sort.slice(1)}.`,
    )
}

/**
 * Cancels a registration, for instance as the duplicate of another number (states.md row 38): the
 * number is kept for ever
 * and answers with the one that replaces it. Throws as `tenirPourAdministrer`,
 * `transition-interdite`, `regles-non-respectees`.
 */
export const annulerImmatriculation = (
  ctx: Ctx,
  acte: Acte & { numeroRemplacement: string },
): Promise<HandlerOutput<(typeof contract)['annulerImmatriculation']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { numeroRemplacement } = acte
    const remplacante = numeroRemplacement === '' ? null : await idParNumero(tx, numeroRemplacement)
    if (numeroRemplacement !== '' && remplacante === null)
      throw refus('ANN-INCONNU', 'Ce numéro ne correspond à aucune copropriété du registre.')
    const droit = {
      peut: peutAdministrer,
      sinon: 'L’annulation d’une immatriculation revient à un teneur administrateur.',
    }
    const row = await tenirPourAdministrer(
      tx,
      ctx,
      acte,
      droit,
      remplacante === null ? [] : [remplacante],
    )
    const vers = next(machineCopropriete, row.etat, 'annuler-immatriculation')
    if (remplacante !== null) await exigerRemplacement(tx, row.id, remplacante)
    const donnees = {
      nomCopropriete: row.nom,
      numero: row.numero ?? '',
      coproprieteId: row.id,
      motif: acte.motif,
      numeroRemplacement,
    }
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.id,
      de: row.etat,
      version: row.version,
      vers,
      colonnes: {
        etat_precedent: row.etat,
        remplacee_par_id: remplacante,
        masquee_le: ctx.deps.clock.now().toISOString(),
      },
      journal: {
        categorie: 'IMMATRICULATION',
        type: 'annuler-immatriculation',
        motif: acte.motif,
        donnees: { remplaceePar: numeroRemplacement },
      },
      outbox: (await courrielsConcernes(tx, row.id)).map((email) =>
        courriel(email, 'immatriculation-annulee', donnees),
      ),
    })
    return { etatCopropriete: vers }
  })
