//! Colours and their contrast.

/// A colour: red, green, blue, each 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour that lies `t` of the way to `other`, `t` from 0 to 1.
    pub fn toward(self, other: Rgb, t: f64) -> Rgb {
        let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * t + 0.5) as u8;
        Rgb(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }

    /// Darker for `light` below 0, lighter above; −1 is black, 1 is white.
    pub fn lit(self, light: f64) -> Rgb {
        if light < 0.0 {
            self.toward(Rgb(8, 4, 2), (-light).min(1.0))
        } else {
            self.toward(Rgb(255, 252, 244), light.min(1.0))
        }
    }

    /// White or black: the one that contrasts more with this colour.
    pub fn opposite(self) -> Rgb {
        let (white, black) = (Rgb(255, 255, 255), Rgb(12, 12, 14));
        if self.contrast(white) > self.contrast(black) {
            white
        } else {
            black
        }
    }

    /// The relative luminance of WCAG 2, 0 to 1.
    pub fn luminance(self) -> f64 {
        let channel = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.039_28 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(self.0) + 0.7152 * channel(self.1) + 0.0722 * channel(self.2)
    }

    /// The contrast of WCAG 2 to another colour, 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_the_standard() {
        assert!((Rgb(0, 0, 0).contrast(Rgb(255, 255, 255)) - 21.0).abs() < 1e-9);
        assert!((Rgb(119, 119, 119).contrast(Rgb(255, 255, 255)) - 4.48).abs() < 0.01);
    }
}
