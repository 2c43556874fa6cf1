import type { Adresse } from '@registre/domain'
import { type Fiche, GENRES_DOUBLON } from './fiche.types.ts'

const PART_RENUMEROTEES = 0.35

const abreger = (voie: string): string =>
  voie
    .replace(/^Avenue/, 'Av')
    .replace(/^Boulevard/, 'Bd')
    .replace(/^Place/, 'Pl')
    .replace(/^Chemin/, 'Che')
    .replace('Saint', 'St')
    .replace('Général', 'Gal')
    .replace('Docteur', 'Dr')
    .toUpperCase()

const sansBan = (a: Adresse, voie: string): Adresse => ({ ...a, voie, idBan: '' })
const deplacer = (a: Adresse, pas: number): Adresse => ({
  ...a,
  numeroVoie: String(Math.max(1, Number.parseInt(a.numeroVoie, 10) + pas)),
  idBan: '',
  // Eight metres a number, as in the gazetteer; the direction matters little within fifty metres.
  latitude: a.latitude === null ? null : a.latitude + (pas * 8) / 111_320,
})

/**
 * Makes `fiche` a second declaration of `original`, seen otherwise: one hard difference, and small
 * ones beside.
 */
export const alterer = (fiche: Fiche, original: Fiche): Fiche => {
  const { r } = fiche
  const genre = r.pick(GENRES_DOUBLON)
  // Declared after a renumbering of the land register: nothing in common with the parcels of the
  // original.
  const renumerotees = original.parcelles.map((p, n) => ({
    ...p,
    numero: String(9901 + ((fiche.rang + n) % 98)),
  }))
  const parcelles = r.chance(PART_RENUMEROTEES) ? renumerotees : original.parcelles
  const base: Fiche = {
    ...fiche,
    nom: original.nom,
    lots: original.lots,
    adresses: original.adresses.slice(0, 1),
    parcelles,
    doublonDe: { id: original.id, genre },
  }
  const adresses = base.adresses
  switch (genre) {
    case 'voie-renommee':
      return {
        ...base,
        parcelles: original.parcelles,
        adresses: adresses.map((a) =>
          sansBan(
            a,
            r.pick(['Rue de la Liberté', 'Avenue du Parc', 'Rue Neuve', 'Allée du Stade']),
          ),
        ),
      }
    case 'voie-abregee':
      return {
        ...base,
        adresses: adresses.map((a) => sansBan(a, abreger(a.voie))),
        nom: original.nom.toUpperCase(),
        lots: original.lots + r.int(0, 1),
      }
    case 'parcelle-divisee':
      return {
        ...base,
        parcelles: renumerotees.flatMap((p) => [
          p,
          { ...p, numero: String(Number(p.numero) - 1000) },
        ]),
        adresses: adresses.map((a) => sansBan(a, a.voie)),
      }
    case 'lots-differents':
      return {
        ...base,
        lots: Math.max(2, Math.round(original.lots * (0.7 + r.next() * 0.6))),
        adresses: adresses.map((a) => sansBan(a, a.voie)),
      }
    case 'numero-deplace':
      return { ...base, adresses: adresses.map((a) => deplacer(a, r.pick([-2, -1, 1, 2]))) }
    case 'nom-inverse':
      return {
        ...base,
        nom: original.nom.split(' ').toReversed().join(' '),
        adresses: adresses.map((a) => sansBan(a, a.voie)),
        lots: original.lots + r.int(0, 2),
      }
  }
}
