import { daysBetween, parseFrDate, situation } from '@registre/domain'
import type { Jalon } from './Frise.tsx'

export interface DatesCopropriete {
  dateImmatriculation: string | null
  dateClotureComptes: string | null
  dateFinMandat: string | null
  limiteMajAnnuelle: string | null
  majAnnuelle: boolean
  mandatSuivi: boolean
}

const iso = (date: string | null): string => parseFrDate(date ?? '') ?? ''

/** « dans 22 jours », « en retard de 8 jours ». */
export const ecartEnJours = (jour: string, date: string): string => {
  const n = daysBetween(jour, date)
  const jours = `${Math.abs(n)} jour${Math.abs(n) > 1 ? 's' : ''}`
  return n === 0 ? 'aujourd’hui' : n > 0 ? `dans ${jours}` : `en retard de ${jours}`
}

/** What happened to a building and what comes, in the order of the days. */
export const jalonsDe = (d: DatesCopropriete, jour: string): Jalon[] => {
  const attend = new Set(
    situation(
      {
        finMandat: parseFrDate(d.dateFinMandat),
        suite: d.mandatSuivi,
        majFaite: d.majAnnuelle,
        cloture: parseFrDate(d.dateClotureComptes),
        declares: null,
      },
      jour,
    )
      .filter(({ etat }) => etat === 'a-faire' || etat === 'en-retard')
      .map(({ code }) => code),
  )
  const place = (date: string, aFaire: boolean): Jalon['place'] =>
    aFaire ? 'present' : date < jour ? 'passe' : 'a-venir'
  const jalons: { iso: string; jalon: Jalon }[] = []
  const poser = (date: string | null, titre: string, detail: string, aFaire = false): void => {
    const quand = iso(date)
    if (date && quand !== '')
      jalons.push({ iso: quand, jalon: { date, titre, detail, place: place(quand, aFaire) } })
  }
  poser(d.dateImmatriculation, 'Immatriculée', '')
  poser(d.dateClotureComptes, 'Derniers comptes déclarés', 'clos ce jour')
  if (!d.majAnnuelle || iso(d.limiteMajAnnuelle) >= jour)
    poser(
      d.limiteMajAnnuelle,
      'Mise à jour annuelle',
      'deux mois après l’assemblée, au plus tard',
      attend.has('mise-a-jour-annuelle'),
    )
  poser(
    d.dateFinMandat,
    'Fin du mandat',
    d.mandatSuivi ? 'la suite est enregistrée' : '',
    attend.has('syndic'),
  )
  return jalons.toSorted((a, b) => a.iso.localeCompare(b.iso)).map(({ jalon }) => jalon)
}
