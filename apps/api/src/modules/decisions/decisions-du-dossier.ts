import {
  type Decision,
  estSignable,
  finDuDelaiDeRetrait,
  LABELS_FONDEMENT_RETRAIT,
  LABELS_MOTIF_RETRAIT,
  obstaclesAuRetour,
  type ReglagesRetrait,
  SORTES_DE_DECISION,
  voieDuRetour,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { decisionsEtSuites } from '../dossiers/decisions.ts'
import { consulter, faitsDe } from '../dossiers/tenir.ts'

/** The delays of a withdrawal, of the settings. */
export const reglagesDuRetrait = ({ deps: { settings } }: Pick<Ctx, 'deps'>): ReglagesRetrait => ({
  delaiMois: settings.RETRAIT_DELAI_MOIS,
  reponseJoursOuvres: settings.RETRAIT_REPONSE_JOURS,
})

const instant = (ms: number): string => new Date(ms).toISOString()

const retraitVu = (decision: Decision, ctx: Ctx) => {
  const { retrait: r } = decision
  return (
    r && {
      motif: r.motif,
      libelleMotif: LABELS_MOTIF_RETRAIT[r.motif],
      texte: r.texte,
      libelleFondement: LABELS_FONDEMENT_RETRAIT[r.fondement],
      reference: r.reference,
      reponseAvant: r.reponseAvant,
      ouvertLe: instant(r.ouvertLe),
      ouvertPar: r.ouvertPar,
      signable: estSignable(decision, faitsDe(ctx)),
    }
  )
}

/** The decisions on a co-ownership that stand, and how this keeper may take each one back. */
export const decisionsDuDossier = async (ctx: Ctx, coproprieteId: number) => {
  const { db } = ctx.deps
  const { decisions, suitesDe } = await decisionsEtSuites(db, coproprieteId)
  const debout = decisions.filter((x) => x.repriseLe === null)
  if (debout.length === 0) return []
  const dossier = await consulter(db, { coproprieteId })
  const acteur = acteurOf(ctx)
  const faits = faitsDe(ctx)
  return debout.map((x) => ({
    id: x.id,
    sorte: x.sorte,
    libelle: SORTES_DE_DECISION[x.sorte].libelle,
    priseLe: instant(x.priseLe),
    par: x.par,
    parMoi: x.parId === acteur.utilisateurId,
    idDemande: x.demandeId,
    idMandat: x.mandatId,
    voie: voieDuRetour(x, acteur, faits),
    tenueJusqua: x.tenueJusqua > faits.maintenant ? instant(x.tenueJusqua) : null,
    retraitAvant: SORTES_DE_DECISION[x.sorte].donneDroit
      ? finDuDelaiDeRetrait(x, reglagesDuRetrait(ctx))
      : null,
    obstacles: obstaclesAuRetour(dossier, x, suitesDe(x)).map((o) => ({
      message: o.message,
      lien: { quoi: o.lien.quoi, id: 'id' in o.lien ? o.lien.id : null },
    })),
    retrait: retraitVu(x, ctx),
  }))
}
