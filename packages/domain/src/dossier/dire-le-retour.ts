import { type Decision, SORTES_DE_DECISION } from '../decision/decision.ts'
import { echeance, SILENCE_PRECISIONS_JOURS } from '../demande/demande.echeance.ts'
import { suiteDuSilence } from '../demande/acte.ts'
import { addDays, formatFrDate, type IsoDate, jourAParis } from '../kernel/dates.ts'
import { courrielDossier, type Envoi, type Faits } from './changement.ts'
import type { Destinataire } from './destinataire.ts'
import { type DemandeDuDossier, type Dossier, type MandatDuDossier, reperesDe } from './dossier.ts'
import { mandatsDeplaces } from './obstacles-au-retour.ts'

const EN_PLACE = ['EN_COURS', 'A_VENIR', 'EXPIRE']

/** What a syndic reads of its own mandate, '' where nothing is to be said of it. */
const duMandat = (m: MandatDuDossier, { avant, apres }: ReturnType<typeof mandatsDeplaces>[0]) => {
  if (EN_PLACE.includes(avant.etat))
    return `Votre mandat est de nouveau celui d’avant cette décision : du ${formatFrDate(avant.debut)} au ${formatFrDate(avant.fin)}.`
  return EN_PLACE.includes(apres.etat)
    ? `Votre mandat du ${formatFrDate(m.debut)} au ${formatFrDate(m.fin)} n’est plus enregistré.`
    : ''
}

/** What who asked reads of its request: decided anew, or waiting again for its own answer. */
const deLaDemande = (x: DemandeDuDossier, { avant }: Decision, jour: IsoDate): string =>
  avant.demandes.some((y) => y.id === x.id && y.etat === 'PRECISIONS')
    ? `Les précisions demandées sont de nouveau attendues. ${suiteDuSilence(formatFrDate(addDays(jour, SILENCE_PRECISIONS_JOURS)))}`
    : `Votre demande est de nouveau à l’examen. Une décision est attendue avant le ${formatFrDate(echeance(x.type, jour))}.`

/** Each person concerned is told what concerns it, in one mail. */
export const direLeRetour = (
  d: Dossier,
  decision: Decision,
  { motif }: { motif: string },
  { jour }: Pick<Faits, 'jour'>,
): Envoi[] => {
  const effets = new Map<string, { a: Destinataire; lignes: string[] }>()
  const dire = (a: Destinataire, effet: string) =>
    effet !== '' &&
    effets.set(a.email, { a, lignes: [...(effets.get(a.email)?.lignes ?? []), effet] })
  for (const moved of mandatsDeplaces(decision)) {
    const m = d.mandats.find((x) => x.id === moved.apres.id)
    if (m) dire(m, duMandat(m, moved))
  }
  const x = d.demandes.find((y) => y.id === decision.demandeId)
  if (x) dire(x, deLaDemande(x, decision, jour))
  const { libelle, attestation } = SORTES_DE_DECISION[decision.sorte]
  return [...effets.values()].flatMap(({ a, lignes }) =>
    courrielDossier(a, 'decision-reprise', {
      ...reperesDe(d),
      decision: libelle,
      decideeLe: formatFrDate(jourAParis(decision.priseLe)),
      motif,
      effets: lignes,
      certifiee: attestation !== null,
    }),
  )
}
