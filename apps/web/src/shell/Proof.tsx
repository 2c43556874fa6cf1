import { awaitedProof } from '../lib/api/index.ts'
import { piece } from '../lib/piece.tsx'
import { useStore } from '../lib/store.ts'

const FenetrePreuve = piece(
  async () => (await import('../components/compte/FenetrePreuve.tsx')).FenetrePreuve,
)

/** The window that asks who the person is, while a call waits for it. */
export const Proof = () => {
  const awaited = useStore(awaitedProof)
  return awaited && <FenetrePreuve onFin={awaited.answer} />
}
