import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'

/** What becomes of each mandate in place once the attachment is validated; nothing until it is read. */
export const MandatsTouches = ({ n }: { n: number }) => {
  const { data } = useQuery(queryOf('lireMandatEnCoursValidation')({ params: { n } }))
  return data?.mandats.map(({ id, syndic, effet }) => (
    <li key={id}>
      Mandat en place, {syndic || 'syndic inconnu'} : <strong>{effet.toLowerCase()}</strong>.
    </li>
  ))
}
