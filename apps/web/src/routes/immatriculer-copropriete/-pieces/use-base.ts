import { normaliser } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { queryOf } from '../../../lib/api/index.ts'

/** The declaration in force that an update is compared with; undefined until it is read. */
export const useDeclarationActuelle = () => {
  const { declaration } = useBrouillon()
  const lecture = useQuery(
    queryOf('lireDeclaration')(
      { params: { a: declaration.coproprieteId ?? 0, b: 'COURANTE', flag: 'false' } },
      { silent: true },
    ),
  )
  const { data } = lecture
  return {
    ...lecture,
    actuelle: data && {
      contenu: normaliser(data.immatCopropriete),
      jeuDebiteurs: data.jeuDebiteurs,
    },
  }
}
