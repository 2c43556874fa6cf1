import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  abandonnerRetrait,
  type Changement,
  type Decision,
  type Dossier,
  type EtatCopropriete,
  type FaitsActeur,
  ouvrirRetrait,
  RegisterError,
  restaurerCopropriete,
  revenir,
  type SuitesDecision,
} from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { reglagesDuRetrait } from '../decisions/decisions-du-dossier.ts'
import { decisionsEtSuites } from '../dossiers/decisions.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'

type Saisie = HandlerInput<(typeof contract)['revenirSurDecision']>['body'] & { id: number }

const CACHEES: readonly EtatCopropriete[] = ['SUPPRIMEE', 'IMMATRICULATION_ANNULEE']

/**
 * The decision meant: the one named, else the one that hides the co-ownership, if the register kept
 * it. Throws `introuvable` for one that is not there, and for a withdrawal of none.
 */
const viser = (
  decisions: readonly Decision[],
  { idDecision, acte }: Pick<Saisie, 'idDecision' | 'acte'>,
  { etat }: Dossier,
): Decision | undefined => {
  const visee =
    idDecision !== null
      ? decisions.find((x) => x.id === idDecision)
      : CACHEES.includes(etat)
        ? decisions.find((x) => x.repriseLe === null && x.apres.copropriete.etat === etat)
        : undefined
  if (!visee && (idDecision !== null || acte !== 'REVENIR')) throw new RegisterError('introuvable')
  return visee
}

const changer = (
  ctx: Ctx,
  d: Dossier,
  { decision, suites }: { decision: Decision; suites: SuitesDecision },
  { acte, version, motif, retrait, masqueeDepuis }: Saisie & { masqueeDepuis: string | null },
): Changement => {
  const faits: FaitsActeur = faitsDe(ctx)
  if (acte === 'ABANDONNER_RETRAIT')
    return abandonnerRetrait(d, decision, { version, motif }, faits)
  if (acte === 'OUVRIR_RETRAIT' && retrait)
    return ouvrirRetrait(
      d,
      decision,
      { ...retrait, version, texte: motif, suites, reglages: reglagesDuRetrait(ctx) },
      faits,
    )
  return revenir(d, decision, { version, motif, suites, masqueeDepuis }, faits)
}

/**
 * Takes a decision back, or moves its withdrawal; a co-ownership that was hidden by no decision that
 * the register kept is restored. Throws as the domain's `revenir`, `ouvrirRetrait`,
 * `abandonnerRetrait` and `restaurerCopropriete`.
 */
export const revenirSurDecision = (
  ctx: Ctx,
  saisie: Saisie,
): Promise<HandlerOutput<(typeof contract)['revenirSurDecision']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const db = { query: tx.sql }
    const dossier = await tenir(tx, { coproprieteId: saisie.id })
    const { masqueeLe } = dossier
    const masqueeDepuis = masqueeLe === null ? null : dayInParis(new Date(masqueeLe))
    const { decisions, suitesDe } = await decisionsEtSuites(db, dossier.id)
    const decision = viser(decisions, saisie, dossier)
    const changement = decision
      ? changer(
          ctx,
          dossier,
          { decision, suites: suitesDe(decision) },
          { ...saisie, masqueeDepuis },
        )
      : restaurerCopropriete(dossier, { ...saisie, masqueeDepuis }, faitsDe(ctx))
    return { etatCopropriete: (await ecrire(tx, ctx, dossier, changement)).etat }
  })
