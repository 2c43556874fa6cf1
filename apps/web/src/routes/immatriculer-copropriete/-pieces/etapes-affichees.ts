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
): Etape[] =>
  etapesPour(typeImmat, typeMaj)
    .filter((etape) => avecDoublons || !etape.siDoublons)
    .toSorted((a, b) => Number(estRecapitulatif(a)) - Number(estRecapitulatif(b)))

const estRecapitulatif = ({ slug }: Etape): boolean => slug === 'recapitulatif'

/**
 * Where a step stands; null for a step that this kind of registration, or an update, does not have.
 */
export const rangEtape = (
  typeImmat: TypeImmatriculation,
  slug: SlugEtape,
  aDesReponses: boolean,
  typeMaj: TypeMaj | null = null,
) => {
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
export type Rang = NonNullable<ReturnType<typeof rangEtape>>
