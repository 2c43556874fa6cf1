import { estTypeMiseAJour, normaliser } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import type { Declaration } from './types.ts'

/** The declaration in force that an update is compared with; undefined until it is read. */
export const useActuelle = ({
  coproprieteId,
  typeMaj,
}: Pick<Declaration, 'coproprieteId' | 'typeMaj'>) => {
  const lecture = useQuery({
    ...queryOf('lireDeclaration')(
      { params: { a: coproprieteId ?? 0, b: 'COURANTE', flag: 'false' } },
      { silent: true },
    ),
    enabled: coproprieteId !== null && estTypeMiseAJour(typeMaj),
  })
  const { data } = lecture
  const actuelle = useMemo(
    () =>
      data && {
        contenu: normaliser(data.immatCopropriete),
        jeu: data.jeu,
        jeuDebiteurs: data.jeuDebiteurs,
      },
    [data],
  )
  return { ...lecture, actuelle }
}
