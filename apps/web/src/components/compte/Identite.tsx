import { Button } from '@registre/ui'
import {
  ACCES,
  type IdentiteEtat,
  LABELS_IDENTITE_ETAT,
  PAGES_IDENTITE_ETAT,
} from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { askWho, callOf, queryOf } from '../../lib/api/index.ts'
import { LienExterne } from '../LienExterne.tsx'

const adresse = (acces: IdentiteEtat, demande: Record<string, string>): string =>
  `${ACCES[acces].connexion}?${new URLSearchParams(demande)}`

/** Those that this register opens among FranceConnect and ProConnect. */
export const useIdentites = (): readonly IdentiteEtat[] =>
  useQuery(queryOf('lireAdressesClavis')({}, { silent: true })).data?.identites ?? []

const QuEstCe = ({ acces }: { acces: IdentiteEtat }) => (
  <p className="fr-mt-1w fr-mb-3w">
    <LienExterne href={PAGES_IDENTITE_ETAT[acces]}>
      {`Qu’est-ce que ${LABELS_IDENTITE_ETAT[acces]} ?`}
    </LienExterne>
  </p>
)
const libelle = (acces: IdentiteEtat): string => `S’identifier avec ${LABELS_IDENTITE_ETAT[acces]}`

/** Leaves for the provider, and comes back to this address of the register. */
export const SIdentifierAvec = ({
  acces,
  retour,
}: {
  acces: IdentiteEtat
  retour: string | undefined
}) => (
  <>
    <a
      className="fr-btn fr-btn--secondary"
      href={adresse(acces, retour === undefined ? {} : { retour })}
    >
      {libelle(acces)}
    </a>
    <QuEstCe acces={acces} />
  </>
)

/** Links the identity to the account that is signed in, once its holder proved who they are. */
export const LierIdentite = ({
  acces,
  retour,
}: {
  acces: IdentiteEtat
  retour: string | undefined
}) => {
  const partir = async (): Promise<void> => {
    const { fraiche } = await callOf('lirePreuve', undefined)
    if (fraiche || (await askWho()))
      location.assign(adresse(acces, { lier: 'true', ...(retour === undefined ? {} : { retour }) }))
  }
  return (
    <>
      <Button kind="secondary" onClick={() => void partir()}>
        {libelle(acces)}
      </Button>
      <QuEstCe acces={acces} />
    </>
  )
}
