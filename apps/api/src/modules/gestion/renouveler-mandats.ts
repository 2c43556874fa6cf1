import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  addDays,
  addMonths,
  type Dossier,
  ecrireReferenceRecu,
  mandatNeuf,
  mandatsActifs,
  periodeProposee,
  RegisterError,
  renouveler,
  type SaisieRenouvellement,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deposerDocument } from '../documents/deposer-document.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenir } from '../dossiers/tenir.ts'

type Corps = HandlerInput<(typeof contract)['renouvelerMandats']>['body']
type Reponse = HandlerOutput<(typeof contract)['renouvelerMandats']>
type Propose = HandlerOutput<(typeof contract)['preparerRenouvellements']>[number]

/** How long the mandate of a co-ownership is renewed. */
const dureeDe = (
  { idCoproprietes, durees, dureeMois }: Pick<Corps, 'idCoproprietes' | 'durees' | 'dureeMois'>,
  id: number,
): string => durees[idCoproprietes.indexOf(id)] ?? dureeMois

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

const saisieDe = (
  dossier: Dossier,
  corps: Pick<Corps, 'typeJustifMandat' | 'confirmations'> & { dureeMois: string },
  { jour, documentId }: { jour: string; documentId: string | null },
  avecJustificatif: boolean,
): SaisieRenouvellement & { documentId: string | null } => {
  const { dateDebut, dateFin } = periodeDe(dossier, corps.dureeMois, jour)
  return {
    mandat: {
      dateDebutMandat: dateDebut,
      dateFinMandat: dateFin,
      adminProvisoire: false,
      typeJustifMandat: corps.typeJustifMandat,
    },
    confirmations: corps.confirmations,
    avecJustificatif,
    documentId,
  }
}

const nomme = (id: number, dossier: Dossier | null) => ({
  id,
  nom: dossier ? dossier.nom || dossier.adresse : '',
  numeroImmatriculation: dossier?.numero ?? '',
})

const SANS_SUITE = { erreurs: [], aConfirmer: [] }
const enErreur = (error: unknown): Pick<Propose, 'erreurs' | 'aConfirmer'> => {
  if (!(error instanceof RegisterError)) throw error
  const { champs = [] } = error.details
  if (error.code === 'confirmation-requise') return { erreurs: [], aConfirmer: [...champs] }
  return {
    aConfirmer: [],
    erreurs:
      champs.length > 0
        ? [...champs]
        : [{ champ: 'mandat', code: error.code, message: error.message }],
  }
}

/** What a renewal of many would write, or why it would not; nothing is written. */
export const preparerRenouvellements = async (
  ctx: Ctx,
  lot: Pick<Corps, 'idCoproprietes' | 'durees' | 'dureeMois'>,
): Promise<Propose[]> => {
  const faits = faitsDe(ctx)
  const proposes: Propose[] = []
  for (const id of new Set(lot.idCoproprietes)) {
    const dureeMois = dureeDe(lot, id)
    let dossier: Dossier | null = null
    try {
      dossier = await consulter(ctx.deps.db, { coproprieteId: id })
      const corps = { dureeMois, typeJustifMandat: null, confirmations: [] }
      const rien = { jour: faits.jour, documentId: null }
      renouveler(dossier, saisieDe(dossier, corps, rien, false), faits)
      proposes.push({
        ...nomme(id, dossier),
        ...periodeDe(dossier, dureeMois, faits.jour),
        ...SANS_SUITE,
      })
    } catch (error) {
      const suite = enErreur(error)
      // A dossier of others is not named.
      const visible = !suite.erreurs.some((e) => e.code === 'introuvable')
      proposes.push({
        ...nomme(id, visible ? dossier : null),
        ...(dossier && visible
          ? periodeDe(dossier, dureeMois, faits.jour)
          : { dateDebut: null, dateFin: null }),
        ...suite,
      })
    }
  }
  return proposes
}

/**
 * Renews many mandates in one act, with one proof for all: each behind its own end, each in a
 * transaction of its own, so that one that is refused holds nobody back. Made again after an
 * interruption, those that are renewed say so. Throws the fichier-* errors, `regles-non-respectees`
 * for a proof without its kind.
 */
export const renouvelerMandats = async (ctx: Ctx, { file, ...corps }: Corps): Promise<Reponse> => {
  const { db } = ctx.deps
  const faits = faitsDe(ctx)
  const document = file && (await deposerDocument(ctx, { file, type: 'JUSTIFICATIF_MANDAT' }))
  if (file !== undefined && corps.typeJustifMandat === null)
    throw new RegisterError('regles-non-respectees', {
      champs: [
        { champ: 'typeJustifMandat', code: 'requis', message: 'Indiquez le type du justificatif.' },
      ],
    })
  const reponse: Reponse = { renouveles: [], refuses: [] }
  for (const id of new Set(corps.idCoproprietes)) {
    let tenu: Dossier | null = null
    try {
      await db.transaction(async (tx) => {
        const dossier = await tenir(tx, { coproprieteId: id })
        tenu = dossier
        const acte = { jour: faits.jour, documentId: document?.id ?? null }
        const saisie = saisieDe(
          dossier,
          { ...corps, dureeMois: dureeDe(corps, id) },
          acte,
          file !== undefined,
        )
        const apres = await ecrire(tx, ctx, dossier, renouveler(dossier, saisie, faits))
        reponse.renouveles.push({
          ...nomme(id, dossier),
          dateDebut: saisie.mandat.dateDebutMandat,
          dateFin: saisie.mandat.dateFinMandat,
          reference: ecrireReferenceRecu('N', mandatNeuf(dossier, apres).id, faits.jour),
        })
      })
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error
      const { champs = [] } = error.details
      reponse.refuses.push({
        ...nomme(id, error.code === 'introuvable' ? null : tenu),
        message: [error.message, ...champs.map((c) => c.message)].join(' '),
      })
    }
  }
  return reponse
}
