/** What a co-ownership owes to the law and to the register. */
export const OBLIGATIONS = [
  'syndic',
  'mise-a-jour-annuelle',
  'plan-travaux',
  'mandat-ad-hoc',
  'dpe-collectif',
  'batiments',
] as const
export type CodeObligation = (typeof OBLIGATIONS)[number]
/** Those that follow from what is declared of the building and of its accounts. */
export const OBLIGATIONS_DECLAREES = [
  'plan-travaux',
  'mandat-ad-hoc',
  'dpe-collectif',
  'batiments',
] as const satisfies readonly CodeObligation[]
export type ObligationDeclaree = (typeof OBLIGATIONS_DECLAREES)[number]

export const LABELS_OBLIGATION: Record<CodeObligation, string> = {
  syndic: 'Syndic en place',
  'mise-a-jour-annuelle': 'Mise à jour annuelle',
  'plan-travaux': 'Plan pluriannuel de travaux',
  'mandat-ad-hoc': 'Mandataire ad hoc',
  'dpe-collectif': 'DPE collectif',
  batiments: 'Description des bâtiments',
}

/** Where an annual update stands on a day. */
export const SITUATIONS_MAJ = ['faite', 'a-faire', 'en-retard'] as const
export type SituationMaj = (typeof SITUATIONS_MAJ)[number]
