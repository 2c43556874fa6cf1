import {
  etapesPour,
  type Etape,
  type SlugEtape,
  type TypeImmatriculation,
  type TypeMaj,
} from '@registre/domain'

/**
 * The steps as a person goes through them: the duplicates, when there are some, come before the
 * recap that sends the request. `avecDoublons`: the person is there, or has already answered some.
 */
export const etapesAffichees = (
  typeImmat: TypeImmatriculation,
  avecDoublons: boolean,
  typeMaj: TypeMaj | null = null,
): Etape[] => {
  const etapes = etapesPour(typeImmat, typeMaj)
  const doublons = etapes.filter((e) => e.siDoublons === true)
  const recapitulatif = etapes.filter((e) => e.slug === 'recapitulatif')
  return [
    ...etapes.filter((e) => e.bloc !== null),
    ...(avecDoublons ? doublons : []),
    ...recapitulatif,
  ]
}

export interface Rang {
  slug: SlugEtape
  numero: number
  total: number
  titre: string
  precedente: SlugEtape | null
  suivante: Etape | null
}

/**
 * Where a step stands; null for a step that this kind of registration, or an update, does not have.
 */
export const rangEtape = (
  typeImmat: TypeImmatriculation,
  slug: SlugEtape,
  aDesReponses: boolean,
  typeMaj: TypeMaj | null = null,
): Rang | null => {
  const etapes = etapesAffichees(typeImmat, aDesReponses || slug === 'doublons', typeMaj)
  const i = etapes.findIndex((e) => e.slug === slug)
  const etape = etapes[i]
  return etape
    ? {
        slug,
        numero: i + 1,
        total: etapes.length,
        titre: etape.titre,
        precedente: etapes[i - 1]?.slug ?? null,
        suivante: etapes[i + 1] ?? null,
      }
    : null
}
