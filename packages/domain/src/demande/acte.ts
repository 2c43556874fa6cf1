import type { TypeDemande } from './demande.enums.ts'

// What an act of the register says beside its decision: who acts, what silence is worth, how it is
// contested. None of it decides anything: the operator's settings give it, a lawyer reads them.

/** The service that receives and decides, in lines: name, address, telephone, e-mail. */
export type Service = readonly string[]

export const EFFETS_SILENCE = ['rejet', 'acceptation'] as const
/** What follows from silence, by kind of request, and after how many months; none: not established. */
export type Silences = Readonly<
  Partial<Record<TypeDemande, { effet: (typeof EFFETS_SILENCE)[number]; mois: number }>>
>

const EFFETS = { rejet: 'vaut rejet de la demande', acceptation: 'vaut acceptation de la demande' }

/** What silence is worth for a request of this kind. The machine itself never decides by silence. */
export const direSilence = (type: TypeDemande, silences: Silences): string => {
  const dit = silences[type]
  return dit === undefined
    ? 'Non établi : aucun effet n’est attaché ici à l’absence de décision.'
    : `Le silence gardé pendant ${dit.mois} mois ${EFFETS[dit.effet]}.`
}

/** What a question says of its end. */
export const suiteDuSilence = (dateLimite: string): string =>
  `Sans réponse de votre part le ${dateLimite}, la demande sera refusée.`

export const RECOURS_PAR_DEFAUT =
  'Vous pouvez contester cette décision dans les deux mois qui suivent le jour où vous en avez été informé : par un recours gracieux adressé au service qui l’a prise, ou par un recours devant le tribunal administratif, en ligne sur www.telerecours.fr. Un recours gracieux formé dans ce délai l’interrompt.'
