import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { useActuelle } from '../../../components/declaration/use-actuelle.ts'

/** The declaration in force that the update of this screen is compared with. */
export const useDeclarationActuelle = () => useActuelle(useBrouillon().declaration)
