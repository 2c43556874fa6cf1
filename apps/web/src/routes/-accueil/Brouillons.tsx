import {
  estTypeMiseAJour,
  LABELS_ETAT_COPROPRIETE,
  LABELS_TYPE_IMMATRICULATION,
  nommerMiseAJour,
  type EtatCopropriete,
} from '@registre/domain'
import { Button, Section, StateBadge } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SupprimerBrouillon } from '../../components/coproprietes/SupprimerBrouillon.tsx'
import { nommer } from '../../components/coproprietes/nommer.ts'
import { lienReprise } from '../../components/coproprietes/liens.ts'
import { TON_ETAT } from '../../components/coproprietes/tons.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { useEcranExiste } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import './a-faire.css'

const ATTEND_UNE_REPONSE: EtatCopropriete = 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'

const estEtat = (etat: string): etat is EtatCopropriete => etat in LABELS_ETAT_COPROPRIETE

const Brouillon = ({ b }: { b: Answer<'listerBrouillons'>[number] }) => {
  const existe = useEcranExiste()
  const enCours = b.etatCopropriete === 'BROUILLON' || estTypeMiseAJour(b.typeMaj)
  // Said to who does not see the row around: several drafts may be without name or address.
  const designation = b.nomCopropriete || b.adressePrincipale
  const date = formatInstant(b.enregistreLe)
  return (
    <li>
      <span className="rc-faire__quoi">
        <strong>{nommer(b.nomCopropriete, b.adressePrincipale)}</strong>{' '}
        {estEtat(b.etatCopropriete) && b.etatCopropriete !== 'BROUILLON' && (
          <StateBadge tone={TON_ETAT[b.etatCopropriete]}>
            {LABELS_ETAT_COPROPRIETE[b.etatCopropriete]}
          </StateBadge>
        )}
        <small>
          {[
            b.typeMaj && estTypeMiseAJour(b.typeMaj)
              ? nommerMiseAJour(b.typeMaj, b.jeu, aujourdhuiParis())
              : LABELS_TYPE_IMMATRICULATION[b.typeImmat],
            b.nomCopropriete && b.adressePrincipale,
            `enregistrée le ${date}${b.auteur ? ` par ${b.auteur}` : ''}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {b.empechement !== null && (
          <small className="rc-faire__mort">Ne peut plus être envoyée. {b.empechement}</small>
        )}
      </span>
      <div className="rc-actions">
        {existe('/immatriculer-copropriete/recapitulatif') && (
          <InternalLink
            className="fr-btn fr-btn--secondary fr-btn--sm"
            href={lienReprise(Number(b.id), enCours ? b.etape : 'recapitulatif', b.typeMaj)}
          >
            {b.empechement !== null ? 'Relire' : enCours ? 'Reprendre' : 'Ouvrir'}
            <span className="fr-sr-only"> {designation || `le brouillon du ${date}`}</span>
          </InternalLink>
        )}
        {enCours && (
          <SupprimerBrouillon idDeclaration={Number(b.id)} nom={designation} date={date} />
        )}
      </div>
    </li>
  )
}

/**
 * Drafts of the establishment, and dossiers that were refused. One whose keeper awaits an answer
 * stands among the requests under way, with its steps: here it would be read twice. Nothing without
 * any.
 */
export const Brouillons = ({ premiers = 3 }: { premiers?: number }) => {
  const {
    data: tousLus,
    isLoadingError,
    refetch,
  } = useQuery(queryOf('listerBrouillons')({}, { silent: true }))
  const data = tousLus?.filter((b) => b.etatCopropriete !== ATTEND_UNE_REPONSE)
  const [tous, setTous] = useState(false)
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>Vos demandes à terminer n’ont pas pu être lues.</PartiePasLue>
    )
  if (!data || data.length === 0) return null
  return (
    <Section
      title={`Demandes à terminer (${data.length})`}
      actions={
        !tous &&
        data.length > premiers && (
          <Button kind="tertiary" small onClick={() => setTous(true)}>
            Voir les {data.length} demandes à terminer
          </Button>
        )
      }
    >
      <ul className="rc-faire fr-raw-list">
        {(tous ? data : data.slice(0, premiers)).map((b) => (
          <Brouillon key={String(b.id)} b={b} />
        ))}
      </ul>
    </Section>
  )
}
