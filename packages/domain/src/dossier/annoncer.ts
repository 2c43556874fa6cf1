import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { type Annexe, courrielDossier, type Envoi, NOUVEAU } from './changement.ts'
import type { Anticipation, CoproprieteNumerotee, DatesMandat } from './courriels.ts'
import { type Dossier, mandatsActifs } from './dossier.ts'

/** What the mail of an early end says more; nothing for any other request. */
export const anticipationDe = (
  electionLe: IsoDate | null,
  reponseAvant: IsoDate | null,
): Partial<Anticipation> =>
  electionLe === null
    ? {}
    : { electionLe: formatFrDate(electionLe), reponseAvant: formatFrDate(reponseAvant) }

/**
 * The syndics in place are told that somebody asks for their co-ownership: at once for the first
 * request of a day, in one mail for those that follow (`prevenus`: who was told of one already). An
 * early end of their mandate is always told at once: it waits for their answer.
 */
export const annoncerAuxSyndics = (
  d: Dossier,
  {
    demandeur,
    demandeId = NOUVEAU.demande,
    electionLe,
    reponseAvant,
    ...mails
  }: CoproprieteNumerotee &
    DatesMandat &
    Partial<Anticipation> & {
      demandeur: { teledeclarantId: number; nom: string }
      demandeId?: number
    },
  prevenus: readonly number[],
): { envois: Envoi[]; annexes: Annexe[] } => {
  const syndics = new Map(
    mandatsActifs(d)
      .filter((m) => m.teledeclarantId !== demandeur.teledeclarantId && m.email !== '')
      .map((m) => [m.teledeclarantId, m]),
  )
  const tot = electionLe !== undefined
  const debutAVenir = (id: number): string => {
    const siens = mandatsActifs(d).filter((m) => m.teledeclarantId === id)
    const suivant = siens.find((m) => m.etat === 'A_VENIR')
    return suivant && siens.length > 1 ? formatFrDate(suivant.debut) : ''
  }
  const dit = (id: number): boolean => tot || !prevenus.includes(id)
  return {
    envois: [...syndics].flatMap(([id, a]) =>
      !dit(id)
        ? []
        : electionLe !== undefined
          ? courrielDossier(a, 'fin-anticipee-annoncee', {
              ...mails,
              demandeur: demandeur.nom,
              electionLe,
              reponseAvant: reponseAvant ?? '',
              debutAVenir: debutAVenir(id),
            })
          : courrielDossier(a, 'rattachement-annonce', { ...mails, demandeur: demandeur.nom }),
    ),
    annexes: [...syndics.keys()].map((syndicId) => ({
      annexe: 'annonce',
      demandeId,
      syndicId,
      envoyee: dit(syndicId),
    })),
  }
}
