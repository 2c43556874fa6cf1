import { useRouter } from '@tanstack/react-router'
import type { CriteresFile } from './criteres.ts'

/** Gives the address of the queue for criteria. */
export const useAdresseFile = (): ((criteres: CriteresFile) => string) => {
  const router = useRouter()
  return (search) => router.buildLocation({ to: '/validations', search }).href
}
