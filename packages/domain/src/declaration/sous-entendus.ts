import type { ImmatCopropriete } from './declaration.types.ts'

/**
 * What a declaration says by a « Non » or a « 0 » that nobody may have looked at: read beside the
 * attestation on honour, where it counts.
 */
export const sousEntendus = ({
  procedures: p,
  donneesTechniques: t,
}: ImmatCopropriete): string[] => [
  ...(Object.values(p).includes(true)
    ? []
    : [
        'aucun arrêté, mandat ad hoc ni ordonnance de carence ne concerne la copropriété (étape « Procédures »)',
      ]),
  ...(t.nbAscenseurs === 0 ? ['elle n’a aucun ascenseur (étape « Données techniques »)'] : []),
]
