import { deNom } from '@registre/domain'
import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button, KeyValueList, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { Confirmation } from '../Confirmation.tsx'
import {
  type Certificat,
  certificatsQuery,
  LABELS_ETAT_CERTIFICAT,
  LABELS_RANG,
  type Titulaire,
  TONS_ETAT_CERTIFICAT,
} from './certificats.ts'
import { DepotCertificat } from './DepotCertificat.tsx'

const Ligne = ({
  certificat: c,
  onDetacher,
}: {
  certificat: Certificat
  onDetacher: () => void
}) => (
  <li className="rc-carte">
    <p className="fr-text--bold fr-mb-1w">
      {LABELS_RANG[c.rang]}{' '}
      <span className={`fr-badge fr-badge--sm fr-badge--${TONS_ETAT_CERTIFICAT[c.etat]}`}>
        {LABELS_ETAT_CERTIFICAT[c.etat]}
      </span>
    </p>
    <KeyValueList
      items={{
        Sujet: c.sujet,
        Émetteur: c.emetteur,
        Validité: `du ${formatInstant(c.valideDu)} au ${formatInstant(c.valideAu)}`,
        'Numéro de série': <span className="rc-cesure">{c.serie}</span>,
      }}
    />
    {c.allowedToEdit && (
      <Button kind="secondary" small className="fr-mt-1w" onClick={onDetacher}>
        Détacher<span className="fr-sr-only"> le certificat {deNom(c.titulaire)}</span>
      </Button>
    )}
  </li>
)

interface Props {
  idTeledeclarant: number
  /** Only this account's certificates. */
  seulement?: number
}

const Titre = ({ titulaire: { idUtilisateur, nom } }: { titulaire: Titulaire }) => (
  <>{idUtilisateur === null ? `${nom} (l’étude)` : nom}</>
)

/**
 * Certificates of an office: what opens a session without password, by holder; to deposit and
 * detach where one may.
 */
export const Certificats = ({ idTeledeclarant, seulement }: Props) => {
  const { data } = useQuery(certificatsQuery(idTeledeclarant))
  const [aDetacher, setADetacher] = useState<Certificat | null>(null)
  if (!data) return null
  const titulaires = data.titulaires.filter(
    ({ idUtilisateur }) => seulement === undefined || Number(idUtilisateur) === seulement,
  )
  return (
    <Section title={seulement === undefined ? 'Certificats de l’étude' : 'Mes certificats'}>
      <p>
        Un certificat rattaché ouvre la session de son titulaire, sans mot de passe. Rattachez le
        prochain avant que l’actuel n’expire.
      </p>
      {titulaires.map((titulaire) => {
        const siens = data.certificats.filter((c) => c.idUtilisateur === titulaire.idUtilisateur)
        const nom = titulaire.nom
        return (
          <div key={String(titulaire.idUtilisateur)} className="fr-mb-4w">
            {seulement === undefined && (
              <h3 className="fr-h6">
                <Titre titulaire={titulaire} />
              </h3>
            )}
            {siens.length === 0 ? (
              <p>Aucun certificat rattaché.</p>
            ) : (
              <ul className="fr-raw-list rc-cartes">
                {siens.map((c) => (
                  <Ligne key={String(c.id)} certificat={c} onDetacher={() => setADetacher(c)} />
                ))}
              </ul>
            )}
            {titulaire.allowedToEdit && (
              <Accordion
                label={`Rattacher un certificat${seulement === undefined ? ` : ${nom}` : ''}`}
                titleAs={seulement === undefined ? 'h4' : 'h3'}
                className="rc-etroite"
              >
                {[1, 2].map((rang) => (
                  <DepotCertificat
                    key={rang}
                    idTeledeclarant={idTeledeclarant}
                    idUtilisateur={
                      titulaire.idUtilisateur === null ? null : Number(titulaire.idUtilisateur)
                    }
                    rang={rang}
                    {...(seulement === undefined ? { de: nom } : {})}
                  />
                ))}
              </Accordion>
            )}
          </div>
        )
      })}
      <Confirmation
        titre="Détacher ce certificat ?"
        confirmer="Détacher"
        operation="revoquerCertificat"
        invalidates={['listerCertificats']}
        args={aDetacher && { params: { id: aDetacher.id } }}
        onFait={() => notify('success', 'Le certificat est détaché : il n’ouvre plus de session.')}
        onFermer={() => setADetacher(null)}
      >
        <p>
          Il n’ouvrira plus de session pour {aDetacher?.titulaire}, et les sessions ouvertes de ce
          compte seront fermées.
        </p>
      </Confirmation>
    </Section>
  )
}
