import type { IsoDate } from '../kernel/dates.ts'

/**
 * The legal sets of declared data. A rule or a field of one set carries its first day (`effet`) and
 * its end (`fin`).
 */
export const JEUX_DE_REGLES = [
  {
    code: '2016',
    effet: '2016-11-01',
    fin: '2027-02-21',
    texte: 'décret 2016-1167 et arrêté du 10 octobre 2016',
  },
  { code: '2027', effet: '2027-02-21', fin: null, texte: 'décret 2025-831' },
] as const satisfies readonly { code: string; effet: IsoDate; fin: IsoDate | null; texte: string }[]
export type JeuDeRegles = (typeof JEUX_DE_REGLES)[number]

/** The set in force on a day; the first one before its date of effect. */
export const jeuDeRegles = (jour: IsoDate): JeuDeRegles =>
  JEUX_DE_REGLES.findLast((jeu) => jeu.effet <= jour) ?? JEUX_DE_REGLES[0]

export type SeuilDebiteur =
  | { unite: 'euros'; valeur: number; libelle: string }
  | { unite: 'trimestres'; valeur: number; libelle: string }

/**
 * From which debt an owner is counted as owing: 300 euros, then two quarters of charges from 21
 * February 2027 (décret 2025-831).
 */
export const seuilDebiteur = (jour: IsoDate): SeuilDebiteur =>
  jeuDeRegles(jour).code === '2016'
    ? {
        unite: 'euros',
        valeur: 300,
        libelle: 'Nombre de copropriétaires débiteurs de plus de 300 €',
      }
    : {
        unite: 'trimestres',
        valeur: 2,
        libelle: 'Nombre de copropriétaires débiteurs de plus de deux trimestres de charges',
      }

/**
 * Says whether an owner who owes `dette` is counted; `chargesTrimestre` are the owner's charges for
 * a quarter.
 */
export const estDebiteur = (jour: IsoDate, dette: number, chargesTrimestre: number): boolean => {
  const seuil = seuilDebiteur(jour)
  return dette > (seuil.unite === 'euros' ? seuil.valeur : seuil.valeur * chargesTrimestre)
}
