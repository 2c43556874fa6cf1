import { isNotaire, jeuDeRegles, parBatiment } from '@registre/domain'
import { Brouillons } from '../../-accueil/Brouillons.tsx'
import { useJourDuRegistre } from '../../../components/configuration.tsx'
import { useCompteConnecte } from '../../../lib/session.ts'
import { DebutNotaire } from './DebutNotaire.tsx'
import { DebutSyndic } from './DebutSyndic.tsx'

const PIECES_SYNDIC = [
  'le justificatif de votre mandat, en PDF de moins de 5 Mo ou photographié : contrat de syndic, procès-verbal d’assemblée générale ou ordonnance de nomination',
  'les dates du mandat',
]
const PIECES = [
  'l’adresse de la copropriété et les références de ses parcelles cadastrales',
  'la date du règlement de copropriété et le nombre de lots',
  'les procédures administratives ou judiciaires éventuelles',
  'les comptes du dernier exercice approuvé',
]
const BATIMENTS_COMPTES =
  'le nombre de bâtiments, leur période de construction, leur chauffage et leur étiquette énergétique'
const BATIMENTS_DECRITS =
  'de chaque bâtiment : ses étages, son étiquette énergétique, son chauffage, son eau chaude, sa ventilation et son diagnostic structurel'

/** Start of a registration: its first question, then what to have at hand, and the drafts. */
export const Debut = () => {
  const syndic = !isNotaire(useCompteConnecte().profil)
  const decrits = parBatiment(jeuDeRegles(useJourDuRegistre()).code)
  const pieces = [
    ...(syndic ? PIECES_SYNDIC : []),
    ...PIECES,
    decrits ? BATIMENTS_DECRITS : BATIMENTS_COMPTES,
  ]
  return (
    <>
      <h1>Immatriculer une copropriété</h1>
      <p className="fr-text--lead">
        Toute copropriété comportant au moins un lot d’habitation est immatriculée au registre.
        L’immatriculation se fait une seule fois.
      </p>
      {syndic ? (
        <>
          <h2 className="fr-h4 fr-mt-4w">Où se trouve la copropriété ?</h2>
          <DebutSyndic />
        </>
      ) : (
        <DebutNotaire />
      )}
      <h2 className="fr-h4 fr-mt-4w">Ce dont vous avez besoin</h2>
      <ul>
        {pieces.map((piece, rang) => (
          <li key={piece}>
            {piece}
            {rang === pieces.length - 1 ? '.' : ' ;'}
          </li>
        ))}
      </ul>
      <p>Chaque étape est enregistrée : vous pouvez vous interrompre et reprendre plus tard.</p>
      {syndic && (
        <p>
          Le règlement d’une copropriété immatriculée par un syndic est antérieur au 01/01/2017.
          Au-delà, un notaire procède à l’immatriculation initiale.
        </p>
      )}
      <Brouillons />
    </>
  )
}
