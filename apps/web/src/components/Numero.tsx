import { formatNumero } from '../lib/format.ts'

/** A registration number among words: never broken at one of its hyphens. */
export const Numero = ({ valeur }: { valeur: string | null | undefined }) => (
  <span className="rc-insecable">{formatNumero(valeur)}</span>
)
