import { useRouter } from '@tanstack/react-router'
import { callOf } from '../../lib/api/index.ts'
import { hrefFicheAnnuaire } from '../annuaire/lien.ts'

/** Opens the public sheet of a co-ownership that a map shows by its identifier alone. */
export const useFicheDuRegistre = (): ((id: number) => void) => {
  const { history } = useRouter()
  return (id) =>
    void callOf('lireFicheAnnuaire', { params: { id: String(id) } })
      .then((fiche) => history.push(hrefFicheAnnuaire(fiche.numeroImmatriculation)))
      .catch(reportError)
}
