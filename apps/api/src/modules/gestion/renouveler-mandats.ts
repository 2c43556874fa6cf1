import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  addDays,
  addMonths,
  type Dossier,
  ecrireReferenceRecu,
  mandatNeuf,
  mandatsActifs,
  periodeProposee,
  renouveler,
  type SaisieRenouvellement,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deposerChacune, essayer } from '../../platform/lot.ts'
import { deposerJustificatifCommun } from '../documents/justificatif-commun.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenir } from '../dossiers/tenir.ts'

type Corps = HandlerInput<(typeof contract)['renouvelerMandats']>['body']
type Reponse = HandlerOutput<(typeof contract)['renouvelerMandats']>
type Propose = HandlerOutput<(typeof contract)['preparerRenouvellements']>[number]
type Lot = Pick<Corps, 'idCoproprietes' | 'durees' | 'dureeMois'>

/** How long the mandate of a co-ownership is renewed. */
const dureeDe = ({ idCoproprietes, durees, dureeMois }: Lot, id: number): string =>
  durees[idCoproprietes.indexOf(id)] ?? dureeMois

/** The period of a renewal of so many months, behind the mandate that it follows. */
const periodeDe = (dossier: Dossier, dureeMois: string, jour: string) => {
  const fin = mandatsActifs(dossier)
    .map((m) => m.fin)
    .toSorted()
    .at(-1)
  if (fin === undefined) return { dateDebut: null, dateFin: null }
  const { dateDebut } = periodeProposee(fin, jour)
  return { dateDebut, dateFin: addDays(addMonths(dateDebut, Number(dureeMois)), -1) }
}

/** What a renewal of one of them writes. */
const saisieDe = (
  dossier: Dossier,
  corps: Lot & Partial<Pick<Corps, 'typeJustifMandat' | 'confirmations'>>,
  jour: string,
  documentId: string | null,
): SaisieRenouvellement & { documentId: string | null } => {
  const { typeJustifMandat = null, confirmations = [] } = corps
  const { dateDebut, dateFin } = periodeDe(dossier, dureeDe(corps, dossier.id), jour)
  return {
    mandat: {
      dateDebutMandat: dateDebut,
      dateFinMandat: dateFin,
      adminProvisoire: false,
      typeJustifMandat,
    },
    confirmations,
    avecJustificatif: documentId !== null,
    documentId,
  }
}

const nomme = (id: number, dossier: Dossier | undefined) => ({
  id,
  nom: dossier ? dossier.nom || dossier.adresse : '',
  numeroImmatriculation: dossier?.numero ?? '',
})

/** What a renewal of many would write, or why it would not; nothing is written. */
export const preparerRenouvellements = async (ctx: Ctx, lot: Lot): Promise<Propose[]> => {
  const faits = faitsDe(ctx)
  const lus = new Map<number, Dossier>()
  const proposes: Propose[] = []
  for (const id of new Set(lot.idCoproprietes)) {
    const suite = await essayer(async () => {
      const dossier = await consulter(ctx.deps.db, { coproprieteId: id })
      lus.set(id, dossier)
      renouveler(dossier, saisieDe(dossier, lot, faits.jour, null), faits)
    })
    // A dossier of others is not named.
    const visible = suite.erreurs.some((e) => e.code === 'introuvable') ? undefined : lus.get(id)
    const periode = visible
      ? periodeDe(visible, dureeDe(lot, id), faits.jour)
      : { dateDebut: null, dateFin: null }
    proposes.push({ ...nomme(id, visible), ...periode, ...suite })
  }
  return proposes
}

/**
 * Renews many mandates in one act, with one proof for all: each behind its own end, each in a
 * transaction of its own, so that one that is refused holds nobody back. Made again after an
 * interruption, those that are renewed say so. Throws as `deposerJustificatifCommun`.
 */
export const renouvelerMandats = async (ctx: Ctx, { file, ...corps }: Corps): Promise<Reponse> => {
  const faits = faitsDe(ctx)
  const documentId = await deposerJustificatifCommun(ctx, file, corps.typeJustifMandat)
  const tenus = new Map<number, Dossier>()
  const renouvelerUn = (id: number) =>
    ctx.deps.db.transaction(async (tx) => {
      const dossier = await tenir(tx, { coproprieteId: id })
      tenus.set(id, dossier)
      const saisie = saisieDe(dossier, corps, faits.jour, documentId)
      const apres = await ecrire(tx, ctx, dossier, renouveler(dossier, saisie, faits))
      return {
        ...nomme(id, dossier),
        dateDebut: saisie.mandat.dateDebutMandat,
        dateFin: saisie.mandat.dateFinMandat,
        reference: ecrireReferenceRecu('N', mandatNeuf(dossier, apres).id, faits.jour),
      }
    })
  const { faits: renouveles, refuses } = await deposerChacune(
    new Set(corps.idCoproprietes),
    renouvelerUn,
  )
  return {
    renouveles,
    refuses: refuses.map(({ ligne: id, error, message }) => ({
      ...nomme(id, error.code === 'introuvable' ? undefined : tenus.get(id)),
      message,
    })),
  }
}
