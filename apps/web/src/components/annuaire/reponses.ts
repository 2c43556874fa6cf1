import { daysBetween, parseFrDate } from '@registre/domain'
import type { FicheAnnuaire } from './fiche.tsx'

const MOIS_JOURS = 30.44
const AN_JOURS = 365.25
const pluriel = (n: number, mot: string): string =>
  `${n} ${mot}${n > 1 && !mot.endsWith('s') ? 's' : ''}`

/** A number of days as people say it: « 12 jours », « 10 mois », « 2 ans ». */
export const duree = (jours: number): string => {
  if (jours < 2 * MOIS_JOURS) return pluriel(jours, 'jour')
  if (jours < 2 * AN_JOURS) return pluriel(Math.floor(jours / MOIS_JOURS), 'mois')
  return pluriel(Math.floor(jours / AN_JOURS), 'an')
}

/** What somebody comes to ask of a co-ownership, and what the register answers. */
export interface Reponse {
  /** `attention`: what follows the value is not as it should be, not the value itself. */
  ton: 'oui' | 'alerte' | 'attention' | 'neutre'
  valeur: string
  precisions: readonly string[]
}

const jours = (de: string | null, a: string | null): number | null => {
  const [debut, fin] = [parseFrDate(de), parseFrDate(a)]
  return debut === null || fin === null ? null : daysBetween(debut, fin)
}
const siDit = (texte: string, date: string | null): string[] => (date ? [`${texte} ${date}`] : [])

/** Is it in the register, and since when? */
export const auRegistre = (f: FicheAnnuaire): Reponse => ({
  ton: f.sort === '' ? 'oui' : 'alerte',
  valeur:
    f.sort !== ''
      ? 'Elle n’y est plus'
      : f.dateImmatriculation
        ? `Oui, depuis le ${f.dateImmatriculation}`
        : 'Oui',
  precisions: [
    ...(f.sort === '' ? [] : [f.sort, ...siDit('Immatriculée le', f.dateImmatriculation)]),
    ...siDit('Règlement de copropriété du', f.dateReglement),
  ],
})

/** Is what it declares up to date? Never « non » of what the register does not know. */
export const aJourDe = (f: FicheAnnuaire): Reponse => {
  const derniere = siDit('Dernière déclaration le', f.dateDerniereMaj)
  const age = jours(f.dateDerniereMaj, f.jour)
  const selon = `La loi en demande une par an ; selon le registre, au ${f.jour}.`
  switch (f.aJour?.etat) {
    case 'oui':
      return {
        ton: 'oui',
        valeur:
          age === null
            ? 'Oui'
            : age === 0
              ? 'Oui, déclarées aujourd’hui'
              : `Oui, déclarées il y a ${duree(age)}`,
        precisions: [...derniere, selon],
      }
    case 'non':
      return {
        ton: 'alerte',
        valeur: `Non, en retard depuis le ${f.aJour.depuis}`,
        precisions: [...derniere, selon],
      }
    case 'non-etabli':
      return {
        ton: 'neutre',
        valeur: 'Le registre ne peut pas le dire',
        precisions: [
          'Aucune clôture de comptes n’y est connue, ou une déclaration y est en cours d’examen.',
          ...derniere,
        ],
      }
    case undefined:
      return { ton: 'neutre', valeur: 'Plus rien n’est à déclarer', precisions: derniere }
  }
}

/** Who runs it, and until when; `part`: how much of the mandate has run, in percent. */
export const syndicDe = (f: FicheAnnuaire): Reponse & { part: number | null } => {
  const { situation, libelle, dateDebut, dateFin } = f.mandat
  const nom =
    f.syndic?.nom ||
    (f.typeSyndic === 'Non connu' ? 'Non connu' : `Syndic ${f.typeSyndic.toLowerCase()}`)
  const reste = jours(f.jour, dateFin)
  const total = jours(dateDebut, dateFin)
  const court = situation === 'EN_COURS' && reste !== null && reste >= 0
  const dit = court
    ? `Mandat du ${dateDebut} au ${dateFin} : ${reste === 0 ? 'dernier jour' : `encore ${duree(reste)}`}`
    : situation === 'A_VENIR'
      ? `Mandat à venir, du ${dateDebut} au ${dateFin}`
      : dateFin
        ? `Mandat ${situation === 'SANS' ? 'terminé' : 'expiré'} le ${dateFin}, sans successeur déclaré`
        : libelle
  const attention = f.sort === '' && (situation === 'EXPIRE' || situation === 'SANS')
  return {
    ton: attention ? 'attention' : court && f.sort === '' ? 'oui' : 'neutre',
    valeur: nom,
    precisions: [dit],
    part: court && total ? Math.round((100 * (total - reste)) / total) : null,
  }
}

/** Lots by kind, the largest use first; none where the counts do not agree. */
export const lotsDe = (f: FicheAnnuaire): readonly { label: string; nombre: number }[] => {
  const { nombreLots: total, nombreLotsPrincipaux: principaux, nombreLotsHabitation: logements } = f
  const stationnements = f.nombreLotsStationnement ?? 0
  if (total === null || logements === null) return []
  const bureaux = (principaux ?? logements) - logements
  const autres = total - logements - bureaux - stationnements
  if (bureaux < 0 || autres < 0) return []
  return [
    { label: logements > 1 ? 'logements' : 'logement', nombre: logements },
    { label: bureaux > 1 ? 'bureaux ou commerces' : 'bureau ou commerce', nombre: bureaux },
    { label: stationnements > 1 ? 'stationnements' : 'stationnement', nombre: stationnements },
    { label: autres > 1 ? 'autres (caves, locaux)' : 'autre (cave, local)', nombre: autres },
  ].filter(({ nombre }) => nombre > 0)
}

/** How it is cited: what, which one, the day, where, under which licence. */
export const citationDe = (f: FicheAnnuaire, numero: string, adresse: string): string =>
  `Registre national des copropriétés, fiche ${numero}, données du ${f.jour}, ${adresse}, Licence Ouverte 2.0.`
