//! The shortest ways on a board of at most `N` fields, whatever their shape: hexes, squares, or anything with neighbours.
//! Nothing is allocated, so that playouts can ask as often as they like.

/// How far every field is from where a search began, and how one gets there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ways<const N: usize> {
    costs: [u16; N],
    before: [u16; N],
}

const NOWHERE: u16 = u16::MAX;

impl<const N: usize> Ways<N> {
    /// Looks from these fields as far as `limit`. `steps` tells for a field where one can go from it, and at what cost.
    pub fn search<I: IntoIterator<Item = (usize, u16)>>(
        from: impl IntoIterator<Item = usize>,
        limit: u16,
        mut steps: impl FnMut(usize) -> I,
    ) -> Self {
        const { assert!(N < NOWHERE as usize, "a field is told by a number of two bytes") };
        let mut ways = Self { costs: [NOWHERE; N], before: [NOWHERE; N] };
        // A ring that has room for every field, since none waits twice. With costs that are nearly alike hardly any field
        // is looked at again.
        let mut queue = [0u16; N];
        let mut waits = [false; N];
        let (mut head, mut length) = (0, 0);
        for start in from {
            ways.costs[start] = 0;
            if !waits[start] {
                waits[start] = true;
                queue[(head + length) % N] = start as u16;
                length += 1;
            }
        }
        while length > 0 {
            let field = usize::from(queue[head]);
            (head, length) = ((head + 1) % N, length - 1);
            waits[field] = false;
            for (next, step) in steps(field) {
                let cost = ways.costs[field].saturating_add(step);
                if cost > limit || cost >= ways.costs[next] {
                    continue;
                }
                ways.costs[next] = cost;
                ways.before[next] = field as u16;
                if !waits[next] {
                    waits[next] = true;
                    queue[(head + length) % N] = next as u16;
                    length += 1;
                }
            }
        }
        ways
    }

    /// What it costs to get there; none if one cannot within the limit.
    pub fn cost(&self, field: usize) -> Option<u16> {
        (self.costs[field] != NOWHERE).then(|| self.costs[field])
    }

    /// The field before that one on the way to it.
    pub fn before(&self, field: usize) -> Option<usize> {
        (self.before[field] != NOWHERE).then(|| usize::from(self.before[field]))
    }

    /// The way back from a field to where the search began, both included; empty if one cannot get there.
    pub fn back_from(&self, field: usize) -> impl Iterator<Item = usize> + '_ {
        let mut at = self.cost(field).map(|_| field);
        std::iter::from_fn(move || {
            let here = at?;
            at = self.before(here);
            Some(here)
        })
    }

    /// All fields within reach, where the search began included.
    pub fn reached(&self) -> impl Iterator<Item = usize> + '_ {
        (0..N).filter(|&field| self.costs[field] != NOWHERE)
    }
}
