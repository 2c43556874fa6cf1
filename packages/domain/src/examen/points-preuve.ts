import type { PointAVerifier } from './points.ts'
import type { Retrouve } from './retrouver.ts'

/** A point that the reading of a proof leaves: made where the proof is read, beside the others. */
export type PointDeLecture = Omit<PointAVerifier, 'code'> & {
  code: 'PREUVE_CONTREDITE' | 'PREUVE_MUETTE' | 'PREUVE_SANS_TEXTE'
}

const deLecture = (
  code: PointDeLecture['code'],
  gravite: PointDeLecture['gravite'],
  phrase: string,
  detail: string,
): PointDeLecture => ({ code, gravite, phrase, detail, ou: 'preuve' })

/**
 * What the text of a proof says otherwise, or does not say, of what was declared: each is to be
 * checked by whoever decides. One point for a proof that is an image.
 */
export const pointsDeLaPreuve = (lignes: readonly Retrouve[]): PointDeLecture[] => {
  const cherchees = lignes.filter(({ champ }) => champ !== 'signatures')
  if (cherchees.length > 0 && cherchees.every(({ etat }) => etat === 'A_LIRE'))
    return [
      deLecture(
        'PREUVE_SANS_TEXTE',
        'INFORMATION',
        'La preuve est une image sans texte',
        'Le registre ne peut rien y chercher : tout y est à lire.',
      ),
    ]
  return cherchees.flatMap(({ etat, libelle, valeur, dit }) =>
    etat === 'CONTREDIT'
      ? [
          deLecture(
            'PREUVE_CONTREDITE',
            'FORTE',
            `${libelle} : la preuve dit autre chose`,
            `Déclaré : ${valeur}. La preuve ${dit}.`,
          ),
        ]
      : etat === 'ABSENT'
        ? [
            deLecture(
              'PREUVE_MUETTE',
              'ATTENTION',
              `${libelle} : non trouvé dans la preuve`,
              `Déclaré : ${valeur}.`,
            ),
          ]
        : [],
  )
}
