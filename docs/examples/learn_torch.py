"""The same as learn_ppo.py with PyTorch: python3 docs/examples/learn_torch.py vienna 3 30"""

import sys
from pathlib import Path

import torch

from burghers.adapters.gymnasium import vector_env
from burghers.research.baselines.ppo import BARRED, CLIP, ENTROPY, RATE, learn


class TorchStep:
    def __init__(self, net):
        self.parts = [tuple(torch.tensor(part, requires_grad=True) for part in layer) for layer in net.layers]
        self.adam = torch.optim.Adam([part for layer in self.parts for part in layer], lr=RATE)

    def __call__(self, *batch):
        value, masks, actions, before, advantages, targets = map(torch.as_tensor, batch)
        for weights, biases in self.parts[:-1]:
            value = torch.relu(value @ weights + biases)
        value = value @ self.parts[-1][0] + self.parts[-1][1]
        chances = torch.where(masks, value[:, :-1], float(BARRED)).log_softmax(1)
        ratio = (chances.gather(1, actions[:, None])[:, 0] - before).exp()
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
        spread = -torch.where(masks, chances.exp() * chances, 0.0).sum(1)
        loss = ((value[:, -1] - targets) ** 2 - gain - ENTROPY * spread).mean()
        self.adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([part for layer in self.parts for part in layer], 0.5)
        self.adam.step()
        return float(loss)

    def layers(self):
        return [tuple(part.detach().numpy().copy() for part in layer) for layer in self.parts]


if __name__ == "__main__":
    game, seats, minutes, deals = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int((*sys.argv[4:], 20)[0])
    learn(vector_env(game, seats, count=64), 60 * minutes, Path("policy.npz"), deals=deals, stepping=TorchStep)
