import { parseFrDate, quandDecider } from '@registre/domain'
import { useState } from 'react'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { adresseGestion } from '../../components/gestion/criteres.ts'
import { DemandesEnCours } from '../../components/recu/DemandesEnCours.tsx'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { useAFaire } from './AFaire.tsx'

/** What keepers and colleagues do, in one line: the requests under way unfold from it. */
export const LesAutres = () => {
  const { data } = useAFaire()
  const [vues, setVues] = useState(false)
  if (!data) return null
  const {
    chezLesTeneurs: { nombre, jour },
    chezDesCollegues,
  } = data
  const premier = parseFrDate(jour)
  const collegues = chezDesCollegues > 0 && (
    <p>
      <InternalLink className="fr-link fr-link--sm" href={adresseGestion({}, {})}>
        {chezDesCollegues === 1
          ? 'Une chose attend un collègue, sur une copropriété qui lui est affectée'
          : `${formatNombre(chezDesCollegues)} choses attendent des collègues, sur les copropriétés qui leur sont affectées`}
      </InternalLink>
    </p>
  )
  if (nombre === 0) return collegues || null
  return (
    <>
      <details
        className="rc-autres"
        onToggle={(event) => event.currentTarget.open && setVues(true)}
      >
        <summary>
          {nombre > 1
            ? `${formatNombre(nombre)} demandes attendent la décision d’un teneur`
            : 'Une demande attend la décision d’un teneur'}
          {premier !== null &&
            `, ${nombre > 1 ? 'la première ' : ''}${quandDecider(premier, aujourdhuiParis())}`}
        </summary>
        {vues && <DemandesEnCours />}
      </details>
      {collegues}
    </>
  )
}
