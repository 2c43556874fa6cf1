import { Button } from '@registre/ui'
import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/index.ts'

/** The demonstration accounts, outside production: a button fills the form. */
export const ComptesDemo = ({
  onChoose,
}: {
  onChoose: (login: string, password: string) => void
}) => {
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data?.demonstration || data.comptesDemo.length === 0) return null
  return (
    <section className="fr-mt-6w" aria-labelledby="titre-comptes-demo">
      <h2 className="fr-h5" id="titre-comptes-demo">
        Comptes de démonstration
      </h2>
      <p className="fr-text--sm">
        Ce registre est une démonstration : ses données sont inventées. Mot de passe de tous les
        comptes : <code>{data.motDePasseDemo}</code>
      </p>
      <Accordion label="Choisir un compte" titleAs="h3">
        <ul className="fr-raw-list rc-demo-comptes">
          {data.comptesDemo.map(({ login, libelle }) => (
            <li key={login}>
              <Button
                kind="tertiary-no-outline"
                small
                className="rc-demo-compte"
                onClick={() => onChoose(login, data.motDePasseDemo)}
              >
                {libelle} : {login}
              </Button>
            </li>
          ))}
        </ul>
      </Accordion>
    </section>
  )
}
