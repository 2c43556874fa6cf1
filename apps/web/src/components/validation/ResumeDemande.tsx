import { adresseEnLigne, LABELS_PROFIL, parseProfil } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { formatInstant, formatJour, formatNumero, VIDE } from '../../lib/format.ts'
import { BadgeEcheance } from './BadgeEcheance.tsx'
import { BadgeEtat } from './BadgeEtat.tsx'
import type { InfosValidation } from './types.ts'

const libelleProfil = (code: string): string => {
  const profil = parseProfil(code)
  return profil ? LABELS_PROFIL[profil] : code || VIDE
}

const Decision = ({ demande }: Pick<InfosValidation, 'demande'>) => (
  <>
    {formatInstant(demande.decideeLe)}
    {demande.decideePar !== '' && `, par ${demande.decideePar}`}
    {demande.motifRefus !== '' && <p className="fr-mb-0">{demande.motifRefus}</p>}
    {demande.texteDecision !== '' && <p className="rc-texte-saisi">{demande.texteDecision}</p>}
  </>
)

/** Who asks what, about which co-ownership, and by when. */
export const ResumeDemande = ({ infos }: { infos: InfosValidation }) => {
  const { demande, demandeur, fiche, assigneeA, raisonAffectation } = infos
  const adresse = fiche.declaration?.immatCopropriete.identification.adressePrincipale
  return (
    <Section title="Qui demande quoi" level={3}>
      <KeyValueList
        items={[
          { label: 'Référence', value: demande.reference },
          { label: 'Demandeur', value: demandeur.raisonSociale || VIDE },
          { label: 'Profil', value: libelleProfil(demandeur.profil) },
          {
            label: 'Courriel',
            value: demandeur.email ? (
              <a href={`mailto:${demandeur.email}`}>{demandeur.email}</a>
            ) : (
              VIDE
            ),
          },
          {
            label: 'Téléphone',
            value: demandeur.telephone ? (
              <a href={`tel:${demandeur.telephone}`}>{demandeur.telephone}</a>
            ) : (
              VIDE
            ),
          },
          { label: 'Copropriété', value: fiche.declaration?.nomCopropriete || VIDE },
          {
            label: 'Numéro d’immatriculation',
            value: fiche.numeroImmatriculation
              ? formatNumero(fiche.numeroImmatriculation)
              : 'Pas encore attribué',
          },
          { label: 'Adresse de référence', value: adresse ? adresseEnLigne(adresse) : VIDE },
          { label: 'Déposée le', value: formatInstant(demande.deposeeLe) },
          {
            label: 'Échéance',
            value: (
              <>
                {demande.echeance || VIDE} <BadgeEcheance demande={demande} />
              </>
            ),
          },
          {
            label: 'Statut',
            value: <BadgeEtat etat={demande.etat} libelle={demande.libelleEtat} />,
          },
          {
            label: 'Affectée à',
            value: assigneeA
              ? `${assigneeA}${raisonAffectation ? ` (${raisonAffectation})` : ''}`
              : 'Personne',
          },
          ...(demande.decideeLe
            ? [
                { label: 'Décision', value: <Decision demande={demande} /> },
                {
                  label: 'Ouverte par le demandeur',
                  value: demande.ouverteLe ? `le ${formatJour(demande.ouverteLe)}` : 'Pas encore',
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}
