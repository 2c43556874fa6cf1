import { siConnu } from '../../kernel/inconnu.ts'
import { drapeau, jour, nombre, objet, texte } from './lire.ts'
import type { TypeArrete } from './listes.ts'
import type { Adresse, Arrete, Parcelle } from './valeurs.ts'

// What is told in several parts: addresses, parcels, orders.

/** A name, or nothing where what is typed stands for nothing. Aucun is a village: its postal code tells. */
const nom = (valeur: unknown): string =>
  texte(valeur) === 'Aucun' ? 'Aucun' : siConnu(texte(valeur))

/** An address; null when it says no place. */
export const lireAdresse = (valeur: unknown): Adresse | null => {
  const a = objet(valeur)
  const lue: Adresse = {
    numeroVoie: texte(a['numeroVoie']),
    voie: texte(a['voie']),
    codePostal: texte(a['codePostal']),
    commune: nom(a['commune']),
    codeInsee: texte(a['codeInsee']).toUpperCase(),
    idBan: texte(a['idBan']),
    longitude: nombre(a['longitude']),
    latitude: nombre(a['latitude']),
    geolocalisee: drapeau(a['geolocalisee']),
  }
  return lue.voie === '' && lue.commune === '' && lue.codePostal === '' ? null : lue
}

/**
 * Prefix on three digits; the section without the zero that the land register puts before a single
 * letter.
 */
export const lireParcelle = (valeur: unknown): Parcelle => {
  const p = objet(valeur)
  return {
    codePostal: texte(p['codePostal']),
    commune: nom(p['commune']),
    communeAbsorbee: nom(p['communeAbsorbee']),
    codeInsee: texte(p['codeInsee']).toUpperCase(),
    prefixe: texte(p['prefixe']).padStart(3, '0'),
    section: texte(p['section'])
      .toUpperCase()
      .replace(/^0(?=[A-Z]$)/, ''),
    numero: texte(p['numero']),
    geolocalisee: drapeau(p['geolocalisee']),
  }
}

export const lireArrete = (type: TypeArrete, valeur: unknown): Arrete => ({
  type,
  dateArrete: jour(objet(valeur)['dateArrete']),
  dateMainLevee: jour(objet(valeur)['dateMainLevee']),
})

/** How a parcel is named: `Rennes, section AB, n° 123 (préfixe 084)`. */
export const referenceParcelle = (p: Omit<Parcelle, 'geolocalisee'>): string =>
  `${p.communeAbsorbee ? `${p.commune} (${p.communeAbsorbee})` : p.commune}, section ${p.section}, n° ${p.numero}${p.prefixe === '000' ? '' : ` (préfixe ${p.prefixe})`}`

/** A parcel identifier on 14 characters as people write it: `section AB n° 123`. */
export const parcelleLisible = (id: string): string =>
  `${id.slice(8, 10).replace(/^0/, '')} ${Number(id.slice(10))}`
