import { normaliserTexte, type Adresse, type Parcelle } from '@registre/domain'
import { pointDe, ruesDe, type Rue } from '../adresses/gazetteer.ts'
import { arrondissement, communeActuelle } from '@registre/territoires'
import type { Random } from '../hasard.ts'

/**
 * Communes of the demonstration: big towns, a district of each of the three, overseas, Corsica,
 * Alsace, a small one.
 */
const COMMUNES = [
  '69383',
  '69266',
  '75111',
  '75115',
  '13208',
  '33063',
  '44109',
  '59350',
  '06088',
  '67482',
  '35238',
  '34172',
  '31555',
  '38185',
  '97411',
  '2A004',
  '23096',
]

const nomVille = (code: string): string => {
  const district = arrondissement(code)
  return (
    (district?.chefLieu ? communeActuelle(district.chefLieu)?.nom : communeActuelle(code)?.nom) ??
    ''
  )
}

/**
 * The address of a number in a street, as the embedded geocoder gives it; `geolocalisee` false: as
 * a person typed it.
 */
export const adresseDans = (rue: Rue, numero: number, geolocalisee = true): Adresse => {
  const point = pointDe(rue.codeInsee, rue.nom, numero)
  return {
    numeroVoie: String(numero),
    voie: rue.nom,
    codePostal: rue.codePostal,
    commune: nomVille(rue.codeInsee),
    codeInsee: rue.codeInsee,
    idBan: geolocalisee
      ? `${rue.codeInsee}_${normaliserTexte(rue.nom).replaceAll(' ', '-')}_${numero}`
      : '',
    longitude: geolocalisee ? point.lon : null,
    latitude: geolocalisee ? point.lat : null,
    geolocalisee,
  }
}

const LETTRES = [...'ABCDEHKLMNPRSTVWXZ']

const section = (r: Random, codeInsee: string): string =>
  // The land register of Alsace and Moselle numbers its sections.
  /^(57|67|68)/.test(codeInsee)
    ? String(r.int(1, 60)).padStart(2, '0')
    : r.pick(LETTRES) + r.pick(LETTRES)

export interface Lieu {
  adresse: Adresse
  secondaires: Adresse[]
  parcelles: Parcelle[]
  rue: Rue
  numero: number
}

/** A place of one's own: no two calls give the same number of the same street. */
export const tirerLieu = (r: Random, pris: Set<string>): Lieu => {
  for (;;) {
    const rue = r.pick(ruesDe(r.pick(COMMUNES)))
    const numero = r.int(1, rue.dernierNumero)
    const cle = `${rue.codeInsee}/${rue.nom}/${numero}`
    if (pris.has(cle)) continue
    pris.add(cle)
    const adresse = adresseDans(rue, numero, !r.chance(0.02))
    const parcelle = {
      codePostal: rue.codePostal,
      commune: adresse.commune,
      communeAbsorbee: '',
      codeInsee: rue.codeInsee,
      prefixe: '000',
      section: section(r, rue.codeInsee),
      numero: String(r.int(1, 900)).padStart(4, '0'),
      geolocalisee: true,
    }
    const seconde =
      r.chance(0.15) && numero + 2 <= rue.dernierNumero ? [adresseDans(rue, numero + 2)] : []
    const voisine = { ...parcelle, numero: String(Number(parcelle.numero) + 1).padStart(4, '0') }
    return {
      adresse,
      secondaires: seconde,
      parcelles: r.chance(0.2) ? [parcelle, voisine] : [parcelle],
      rue,
      numero,
    }
  }
}
