//! How a position of Hnefatafl is edited freely.

use crate::Hnefatafl;
use crate::board::{Drag, Figure, Look, Own, Pick, View};
use game::TrayDie;
use hnefatafl::{Announce, Judge, Piece, Position, Setup, SetupError, Side, Square, Word};
use scene::{NoFace, Point};

use super::position::standing;
use crate::words as m;
use on_page::{Editing, Property};

const SAID: [Option<Word>; 3] = [None, Some(Word::Raichi), Some(Word::Tuichu)];

impl Editing for Hnefatafl {
    type Draft = Setup;
    type Kind = Piece;

    fn draft_of(_: &Judge, position: &Position) -> Setup {
        position.to_setup()
    }

    fn empty(_: &Judge, draft: &mut Setup) {
        draft.pieces.clear();
        (draft.said, draft.surrounded) = (None, false);
    }

    fn kinds(_: &Judge) -> Vec<Piece> {
        vec![Piece::King, Piece::Drabant, Piece::Muscovite]
    }

    fn kind_in_words(piece: Piece) -> String {
        m::TwinPiece { piece }.text()
    }

    fn kind_look(piece: Piece) -> Look {
        piece.into()
    }

    fn put(_: &Judge, draft: &mut Setup, piece: Piece, place: Square) {
        Self::take(draft, place);
        let another = |&(other, _): &(Piece, Square)| other != Piece::King || piece != other;
        draft.pieces.retain(another);
        draft.pieces.push((piece, place));
    }

    fn take(draft: &mut Setup, place: Square) -> Option<Piece> {
        // A surrounded king no longer counts as surrounded.
        draft.surrounded = false;
        let at = draft.pieces.iter().position(|&(_, at)| at == place)?;
        Some(draft.pieces.remove(at).0)
    }

    fn properties(judge: &Judge, draft: &Setup) -> Vec<Property> {
        let sides = Side::BOTH.map(|side| m::SideName { side }.text());
        let turn = draft.turn.index();
        let mut properties = vec![Property::new(m::editor_turn(), sides.into(), turn)];
        if judge.rules().announce != Announce::Program {
            let word =
                |said: Option<Word>| said.map_or_else(m::val_none, |word| word.word().into());
            let value = SAID.iter().position(|said| *said == draft.said);
            let said = SAID.map(word).into();
            properties.push(Property::new(m::editor_said(), said, value.unwrap_or(0)));
        }
        properties
    }

    fn set_property(_: &Judge, draft: &mut Setup, property: usize, value: usize) {
        draft.surrounded = false;
        match (property, Side::BOTH.get(value), SAID.get(value)) {
            (0, Some(&side), _) => draft.turn = side,
            (1, _, Some(&said)) => draft.said = said,
            _ => {}
        }
    }

    fn position_of(judge: &Judge, draft: &Setup) -> Result<Position, SetupError> {
        judge.set_up(draft)
    }

    fn draft_view(_: &Judge, draft: &Setup, held: Option<(Square, Point)>) -> View {
        let figure = |&(piece, at): &(Piece, Square)| Figure { piece, at };
        View {
            own: Own {
                figures: draft.pieces.iter().map(figure).collect(),
                ..Own::default()
            },
            turn: Some(draft.turn),
            drag: held.map(|(place, at)| Drag {
                pick: Pick { place },
                at,
            }),
            ..View::default()
        }
    }

    fn draft_dice(_: &Setup) -> Vec<TrayDie<NoFace>> {
        Vec::new()
    }

    fn place_in_draft(judge: &Judge, draft: &Setup, place: Square) -> String {
        let here = draft.pieces.iter().find(|&&(_, at)| at == place);
        standing(judge, here.map(|&(piece, _)| piece), place).join(", ")
    }
}
