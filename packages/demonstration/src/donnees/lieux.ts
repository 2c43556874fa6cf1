import { normaliserTexte, type Adresse, type Parcelle } from '@registre/domain'
import { pointDe, ruesDe, type Rue } from '../adresses/gazetteer.ts'
import { parcelleDuPoint } from '../adresses/recherche-parcelle.ts'
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

const cleParcelle = (p: Pick<Parcelle, 'codeInsee' | 'section' | 'numero'>): string =>
  `${p.codeInsee} ${p.section} ${Number(p.numero)}`

/**
 * The reference of the land register where an address stands, that nobody else has; a drawn one
 * where it has no place.
 */
const referenceDe = (
  { codeInsee, longitude, latitude }: Adresse,
  tiree: Pick<Parcelle, 'section' | 'numero'>,
  prises: Set<string>,
): Pick<Parcelle, 'section' | 'numero'> => {
  const [trouvee] =
    longitude === null || latitude === null
      ? []
      : parcelleDuPoint({ longitude, latitude, codeInsee })
  const { section, numero } = trouvee
    ? { section: trouvee.properties.section, numero: trouvee.properties.number }
    : tiree
  for (let n = Number(numero); ; n += 1) {
    const cle = cleParcelle({ codeInsee, section, numero: String(n) })
    if (prises.has(cle)) continue
    prises.add(cle)
    return { section, numero: String(n).padStart(4, '0') }
  }
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
    const tiree = {
      section: section(r, rue.codeInsee),
      numero: String(r.int(1, 900)).padStart(4, '0'),
    }
    const parcelle = {
      codePostal: rue.codePostal,
      commune: adresse.commune,
      communeAbsorbee: '',
      codeInsee: rue.codeInsee,
      prefixe: '000',
      ...referenceDe(adresse, tiree, pris),
      geolocalisee: true,
    }
    const seconde =
      r.chance(0.15) && numero + 2 <= rue.dernierNumero ? [adresseDans(rue, numero + 2)] : []
    const voisine = { ...parcelle, numero: String(Number(parcelle.numero) + 1).padStart(4, '0') }
    const cleVoisine = cleParcelle(voisine)
    const deux = r.chance(0.2) && !pris.has(cleVoisine)
    if (deux) pris.add(cleVoisine)
    return {
      adresse,
      secondaires: seconde,
      parcelles: deux ? [parcelle, voisine] : [parcelle],
      rue,
      numero,
    }
  }
}
