import { deNom } from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button, FieldText } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from '../annuaire/lien.ts'

type Reponse = Answer<'repondreAdresse'>
type Lue = NonNullable<Reponse['lue']>

const MONTREES = 9
const copros = (n: number): string => `${formatNombre(n)} copropriété${n > 1 ? 's' : ''}`
/** The address in one line, as the box reads it again. */
const porteEtVoie = ({ numero, voie, croisement }: Lue): string =>
  [numero, voie, ...(croisement === '' ? [] : [`et ${croisement}`])].filter(Boolean).join(' ')

/** What was read of an address: nothing that was typed is left out in silence. */
export const AdresseLue = ({ lue }: { lue: Lue }) => (
  <>
    <ul className="rc-lue fr-raw-list" aria-label="Nous avons lu">
      {lue.numero !== '' && <li>n° {lue.numero.replaceAll(/(\d)(?=[a-z])/g, '$1 ')}</li>}
      <li>{lue.voie}</li>
      {lue.croisement !== '' && <li>à l’angle {deNom(lue.croisement)}</li>}
      {lue.lieu === '' ? (
        <li className="rc-lue__manque">commune non précisée</li>
      ) : (
        <li>{lue.lieu}</li>
      )}
    </ul>
    {lue.corrections.map(({ de, en }) => (
      <p key={de} className="fr-mb-1w">
        « {de} » lu <b>{en}</b>.
      </p>
    ))}
    {lue.reste.length > 0 && (
      <p className="fr-mb-1w">
        Nous n’avons pas tenu compte de « {lue.reste.join(' ')} »
        {lue.lieu === '' ? ', où nous n’avons pas reconnu une commune' : ''}.
      </p>
    )}
  </>
)

const Commune = ({ lue, commune: c }: { lue: Lue; commune: Reponse['communes'][number] }) => (
  <li>
    <InternalLink href={hrefRecherche(`${porteEtVoie(lue)} ${c.codePostal} ${c.nom}`)}>
      {c.nom}
    </InternalLink>
    <span>
      {c.codePostal} {c.departement}
    </span>
    <span>{copros(c.nombre)}</span>
  </li>
)

/** An address without its commune is a question: which one, among those where the register has it. */
export const QuelleCommune = ({ reponse: r, lue }: { reponse: Reponse; lue: Lue }) => {
  const router = useRouter()
  const [ou, setOu] = useState('')
  const preciser = (event: FormEvent): void => {
    event.preventDefault()
    if (ou.trim() !== '') router.history.push(hrefRecherche(`${porteEtVoie(lue)} ${ou.trim()}`))
  }
  const dite = `« ${porteEtVoie(lue)} »`
  return (
    <>
      <form className="rc-reponse" onSubmit={preciser} noValidate>
        <h2 id="reponse-adresse" className="fr-h4">
          {r.nombreCommunes > 1
            ? `Il y a ${lue.numero === '' ? 'une' : 'un'} ${dite} dans plusieurs communes${lue.lieu === '' ? '' : ` (${lue.lieu})`}. Laquelle ?`
            : `Dans quelle commune se trouve ${dite} ?`}
        </h2>
        <div className="rc-preciser">
          <FieldText
            name="commune"
            label="Commune ou code postal"
            inputProps={{
              value: ou,
              autoComplete: 'off',
              onChange: (event) => setOu(event.target.value),
            }}
          />
          <Button type="submit">Préciser</Button>
        </div>
      </form>
      {r.total === 0 && (
        <p>
          Le registre n’a pas cette adresse. Vérifiez le nom de la voie, et dites sa commune : il
          peut la connaître sous un autre nom.
        </p>
      )}
      {r.total > 0 && (
        <section aria-labelledby="communes-de-l-adresse" className="fr-mt-2w">
          <h2 id="communes-de-l-adresse" className="fr-h6">
            {copros(r.total)}{' '}
            {lue.croisement !== ''
              ? 'dans l’une de ces deux voies'
              : lue.numero === ''
                ? 'dans une voie de ce nom'
                : 'à cette adresse exacte'}
            , dans {formatNombre(r.nombreCommunes)} commune{r.nombreCommunes > 1 ? 's' : ''}
          </h2>
          <ul className="rc-communes fr-raw-list">
            {r.communes.slice(0, MONTREES).map((c) => (
              <Commune key={c.code} lue={lue} commune={c} />
            ))}
          </ul>
          {r.communes.length > MONTREES && (
            <details className="rc-communes-suite">
              <summary>
                {r.communes.length < r.nombreCommunes
                  ? `Voir les ${formatNombre(r.communes.length - MONTREES)} suivantes, sur ${formatNombre(r.nombreCommunes)}`
                  : r.communes.length === MONTREES + 1
                    ? 'Voir l’autre commune'
                    : `Voir les ${formatNombre(r.communes.length - MONTREES)} autres communes`}
              </summary>
              <ul className="rc-communes fr-raw-list">
                {r.communes.slice(MONTREES).map((c) => (
                  <Commune key={c.code} lue={lue} commune={c} />
                ))}
              </ul>
            </details>
          )}
          <p className="fr-hint-text fr-mt-2w">
            La vôtre n’y est pas ? L’immeuble peut être déclaré sous une autre adresse, ne pas être
            en copropriété, ou ne pas être immatriculé.{' '}
            <InternalLink href="/aide#immeuble-absent">Que faire ?</InternalLink>
          </p>
        </section>
      )}
    </>
  )
}
