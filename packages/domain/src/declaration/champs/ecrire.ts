import { afficherNumero } from '../../copropriete/numero.ts'
import { formatFrDate } from '../../kernel/dates.ts'
import { ecrireEntier } from '../../kernel/number-text.ts'
import { adresseEnLigne } from '../adresse-en-ligne.ts'
import type { Rangee } from './genres.ts'
import { liste, objet } from './lire.ts'
import { lireAdresse, lireParcelle, referenceParcelle } from './lieux.ts'

const situe = (texte: string, geolocalisee: boolean): string =>
  `${texte}${geolocalisee ? '' : ' (non géolocalisée)'}`

const adresse = (valeur: unknown): string => {
  const lue = lireAdresse(valeur)
  return lue ? situe(adresseEnLigne(lue), lue.geolocalisee) : ''
}
const parcelle = (valeur: unknown): string => {
  const lue = lireParcelle(valeur)
  return situe(referenceParcelle(lue), lue.geolocalisee)
}
const jourDe = (valeur: unknown, cle: string): string => {
  const jour = objet(valeur)[cle]
  return typeof jour === 'string' ? formatFrDate(jour) : ''
}
const arrete = (valeur: unknown): string => {
  const [pris, leve] = [jourDe(valeur, 'dateArrete'), jourDe(valeur, 'dateMainLevee')]
  return pris === '' ? '' : `arrêté du ${pris}${leve === '' ? '' : `, mainlevée le ${leve}`}`
}
const dits = (textes: readonly string[], entre: string): string =>
  textes.filter((t) => t !== '').join(entre)

type AvecMots = Pick<Rangee<never>, 'mots'>
const estOuiNon = (
  mots: NonNullable<AvecMots['mots']>,
): mots is readonly [oui: string, non: string] => Array.isArray(mots)
/** How the yes and the no of a flag are said. */
export const ouiNon = ({ mots }: AvecMots): readonly [oui: string, non: string] =>
  mots && estOuiNon(mots) ? mots : ['Oui', 'Non']
/** The words of each code of a choice; none for another datum. */
export const motsDesCodes = ({ mots }: AvecMots): Readonly<Record<string, string>> =>
  mots && !estOuiNon(mots) ? mots : {}

/** A declared value as a person reads it; '' when it says nothing. */
export const ecrireValeur = (champ: Rangee<never>, valeur: unknown): string => {
  const mots = motsDesCodes(champ)
  const { genre } = champ
  if (typeof valeur === 'boolean') {
    const [oui, non] = ouiNon(champ)
    return valeur ? oui : non
  }
  if (typeof valeur === 'number')
    return genre === 'annee'
      ? String(valeur)
      : `${ecrireEntier(valeur)}${genre === 'montant' ? ' €' : ''}`
  if (Array.isArray(valeur))
    return dits(
      liste(valeur).map((v) => ecrireValeur(champ, v)),
      ' ; ',
    )
  if (typeof valeur === 'string') {
    if (genre === 'jour') return formatFrDate(valeur)
    if (genre === 'numero') return afficherNumero(valeur)
    return (
      Object.entries(mots).find(([code]) => code === valeur)?.[1] ??
      champ.ecrire?.(valeur) ??
      valeur
    )
  }
  if (typeof valeur !== 'object' || valeur === null) return ''
  if (genre === 'adresse' || genre === 'adresses') return adresse(valeur)
  if (genre === 'parcelles') return parcelle(valeur)
  if (genre === 'arrete' || genre === 'arretes') return arrete(valeur)
  if (genre === 'comptesPar')
    return dits(
      Object.entries(mots).map(([code, dit]) => {
        const n = Number(objet(valeur)[code] ?? 0)
        return n > 0 ? `${dit} : ${n}` : ''
      }),
      ', ',
    )
  return dits(
    Object.keys(champ.libelles ?? {}).map((cle) => {
      const jour = jourDe(valeur, cle)
      return jour === '' ? '' : `${cle === 'dateFinMission' ? 'fin de mission le' : 'le'} ${jour}`
    }),
    ', ',
  )
}
