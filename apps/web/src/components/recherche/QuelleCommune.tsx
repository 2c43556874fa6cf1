import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { FieldText } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from './BoiteRecherche.tsx'

type Reponse = Answer<'repondreAdresse'>
type Lue = NonNullable<Reponse['lue']>

const MONTREES = 9
const copros = (n: number): string => `${formatNombre(n)} copropriété${n > 1 ? 's' : ''}`
const porteEtVoie = ({ numero, voie }: Lue): string => [numero, voie].filter(Boolean).join(' ')

/** What was read of an address: nothing that was typed is left out in silence. */
export const AdresseLue = ({ lue }: { lue: Lue }) => (
  <ul className="rc-lue fr-raw-list" aria-label="Nous avons lu">
    {lue.numero !== '' && <li>n° {lue.numero}</li>}
    <li>{lue.voie}</li>
    {lue.lieu === '' ? (
      <li className="rc-lue__manque">commune non précisée</li>
    ) : (
      <li>{lue.lieu}</li>
    )}
  </ul>
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
            ? `Il y a ${lue.numero === '' ? 'une' : 'un'} ${dite} dans plusieurs communes. Laquelle ?`
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
          <button type="submit" className="fr-btn">
            Préciser
          </button>
        </div>
      </form>
      {r.total > 0 && (
        <section aria-labelledby="communes-de-l-adresse" className="fr-mt-2w">
          <h2 id="communes-de-l-adresse" className="fr-h6">
            {copros(r.total)}{' '}
            {lue.numero === '' ? 'dans une voie de ce nom' : 'à cette adresse exacte'}, dans{' '}
            {formatNombre(r.nombreCommunes)} commune{r.nombreCommunes > 1 ? 's' : ''}
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
